# If the state changes when the run starts, the sign of the finger's movement and the release rule
# are reversed.
scene city-guide state-at=start
pan began
expect state expanded
pan changed dy=-98.8
expect raw -0.4
expect fraction 0
pan changed dy=98.8
expect fraction 0.4
pan ended vy=-120
expect release.reversed yes
run
expect position start
expect state expanded
expect card.frame 275,247,250,350
scene city-guide
pan began
expect state collapsed
pan changed dy=-98.8
expect fraction 0.4
pan ended vy=120
run
expect state collapsed

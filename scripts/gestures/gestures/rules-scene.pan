# The card's default rule is the direction of the finger: 40 of 247 points up are enough.
scene city-guide
expect rule scene
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-50
expect event "decided end"
expect decision complete
expect decision.by velocity
expect decision.margin 50
run
expect state expanded

# Another rule decides instead, here and in the scenes that follow.
set rule=half
scene city-guide
expect rule half
expect event "rule half"
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-50
expect event "decided start"
expect decision revert
expect decision.by position
run
expect state collapsed

# And again the scene's default rule.
set rule=scene
expect rule scene
expect event "rule scene"
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-50
run
expect state expanded

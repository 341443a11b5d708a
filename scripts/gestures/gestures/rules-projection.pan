# Nine tenths up and slowly down: by its sign, the velocity reverts the card; the projection
# completes it, because the card would come to rest only 0.1 x 0.499 s / 247 pt lower (G138, G159).
scene city-guide
set rule=sign
pan began
wait 0.1
pan changed dy=-222.3
pan ended vy=100
expect event "decided start"
run
expect state collapsed

set rule=projection
pan began
wait 0.1
pan changed dy=-222.3
pan ended vy=100
expect event "decided end"
expect decision.by projection
expect decision.margin 0.198
run
expect state expanded

# With a scroll view that stops earlier, the projection isn't as far: 80 points and 800 pt/s x 0.099
# s (G138).
set rule=projection rate=0.99
scene city-guide
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-800
expect decision revert
run
set rule=projection
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-800
expect decision complete
run

# Projecting only 0.05 s ahead (G154), and 5.5 remaining distances per second (G140).
scene city-guide
set rule=rngh-drawer
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-800
expect decision revert
run
set rule=fp-removal
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-800
expect decision revert
expect decision.by velocity
run
set rule=fp-removal speed=3
pan began
wait 0.1
pan changed dy=-40
pan ended vy=-800
expect decision complete
run

# A release at 400 pt/s, a third of the distance up. With the default of 500 pt/s, it isn't a flick
# (G137), so the distance decides, of which less than half is covered.
scene city-guide
set rule=flick-or-half
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-400
expect event "decided start"
expect decision.by position
run
expect state collapsed

# With a threshold of 300 pt/s, it's a flick, by a margin of 100.
set rule=flick-or-half speed=300
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-400
expect event "decided end"
expect decision.by velocity
expect decision.margin 100
run
expect state expanded

# For a drawer, 365 pt/s are enough (G145); the 700 pt/s for a bottom sheet aren't reached (G141).
set rule=flutter-drawer
scene city-guide
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-400
expect decision complete
run
set rule=flutter-bottom-sheet
scene city-guide
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-400
expect decision revert
run

# In total distances per second, 400 of 247 points are 1.6: enough for a back swipe, but not for a
# sheet (G142, G143).
set rule=cupertino-back
scene city-guide
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-400
expect decision complete
run
set rule=cupertino-sheet
scene city-guide
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-400
expect decision revert
run

# A flick must exceed the speed across by 400 pt/s (G144).
set rule=flutter-dismissible
scene city-guide
pan began
wait 0.1
pan changed dy=-80
pan ended vx=350 vy=-740
expect decision revert
run
set rule=flutter-dismissible lead=300
pan began
wait 0.1
pan changed dy=-80
pan ended vx=350 vy=-740
expect decision complete
expect decision.margin 40
run

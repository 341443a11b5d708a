# A release at 400 pt/s, a third of the way up. It is no flick for the default of 500 pt/s (G137),
# so that the way covered decides, which is less than half.
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

# It is one from 300 pt/s on, and then leads by 100.
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

# Of a drawer, 365 pt/s are enough (G145); of a bottom sheet 700 are not reached (G141).
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

# In whole ways per second, 400 of 247 points are 1.6: enough for a back swipe, not for a sheet
# (G142, G143).
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

# A flick must lead the speed across by 400 pt/s (G144).
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

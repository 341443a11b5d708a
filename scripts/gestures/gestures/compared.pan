# One stroke that turns just before the lift: what each estimator and each rule makes of it.
scene city-guide
pan began
wait 0.05
pan changed dy=-30
wait 0.05
pan changed dy=-90
wait 0.02
pan changed dy=-80
velocity
compare rules
compare estimators

# Looking changes nothing.
expect pan.state changed
expect no event "decided"
expect rule scene
pan ended
expect decision complete
velocity
compare rules
rules
rules projection
run
expect state expanded

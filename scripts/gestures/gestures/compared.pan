# A stroke that reverses just before the lift-off, evaluated by each estimator and each rule.
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

# Comparing changes nothing.
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

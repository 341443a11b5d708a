# Tries each addition in the program that scripts/additions/run builds.
ping

scene lamp
expect state lit
set display=fast
expect always bulb.rotation nonnegative
wait 3f
expect time 0.025

scene spin-mark driver=display-link
wait 5
expect event "ring turned"

scene city-guide
set rule=eager
drag on=card by=0,-60 over=2 hold=1
run
expect state expanded
scene city-guide
set rule=eager threshold=0.5
drag on=card by=0,-60 over=2 hold=1
run
expect state collapsed

scene city-guide
set estimator=constant
drag on=card by=0,-60 over=0.3
expect pan.velocity 0,123

scene interactive-square faults=IA-11
tap on=blue
run
expect event "fault IA-11"
expect no event "animator started"
scene interactive-square
tap on=blue
run
expect event "animator started"

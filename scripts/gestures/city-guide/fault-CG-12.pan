# CG-12: the publisher's project has the spring switched on. The spring ignores the 0.3 s: a run
# lasts until the spring has settled, and for more than a minute the card oscillates while the state
# is wrong.
scene city-guide faults=CG-12
expect event "fault CG-12"
expect duration 69.762436
tap on=card
at 0.3
expect progress 0.08692
expect fraction 0.0043
at 2.22702
expect progress 1.80035
expect card.frame.y -197.686 within 0.01
at 10
expect progress 0.96274
at 60
expect state collapsed
run until 69.763
expect state expanded
expect card.frame 205,0,390,844

# The same spring can be chosen without the fault.
scene city-guide timing=spring(1,2,0.2)
expect no event fault
expect duration 69.762436

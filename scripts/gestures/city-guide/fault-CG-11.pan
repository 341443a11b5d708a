# CG-11: by default, a screen on which a card has no distance to the top is rejected. With the
# fault, it's accepted, and the divisor is zero or negative. If the distance is zero, the smallest
# movement counts as all of it.
scene city-guide screen=390x350 faults=CG-11
expect event "fault CG-11"
expect popup-offset 0
pan began
pan changed dy=0
expect raw 0
pan changed dy=-0.001
expect raw 1
expect card.frame 205,0,390,350
pan changed dy=1000000
expect raw -1
expect fraction 0
pan ended vy=0
run
expect state expanded

# With a negative distance, the card moves against the finger.
scene city-guide screen=390x300 faults=CG-11
expect popup-offset -25
expect card.frame 275,-25,250,350
pan began
pan changed dy=-10
expect raw -0.4
expect fraction 0
pan changed dy=10
expect raw 0.4
expect fraction 0.4
expect card.frame 247,-15,306,330
pan ended vy=-100
run
expect state expanded

# A phone in landscape has a distance of 20 points: it's accepted with the fault and without it, and
# the card reacts to the slightest movement.
scene city-guide screen=844x390 faults=CG-11
expect no event fault
expect popup-offset 20
pan began
pan changed dy=-20
expect fraction 1
pan ended vy=-1
run
expect state expanded

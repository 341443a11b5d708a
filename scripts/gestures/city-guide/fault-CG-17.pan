# CG-17: only the completion locks anything. While one card expands, the pan of another card expands
# that card, too, and both end up in the same place.
scene city-guide faults=CG-17
tap on=card
at 0.1 pan began vy=-200 on=card.2
expect event "fault CG-17"
expect card.2.animator.state active
pan changed dy=-98.8
expect card.2.fraction 0.4
pan ended vy=-100
run
expect state expanded
expect card.2.state expanded
expect card.2.frame 205,0,390,844

# By default, arbitration refuses such a pan, and a pan that is reported without a velocity, which
# skips arbitration, is ignored.
scene city-guide
tap on=card
at 0.1 pan began vy=-200 on=card.2
expect event "pan refused"
expect pan.state possible
at 0.15 pan began on=card.2
expect event "pan ignored cause=locked"
pan changed dy=-98.8
pan ended vy=-100
run
expect time 0.3
expect state expanded
expect card.2.state collapsed
expect no event fault

# A finger on the visible part of the neighbor moves nothing.
scene city-guide
tap on=card
at 0.05 drag on=card.2 by=0,-150 over=0.1
expect event "gesture refused gesture=card.2"
run
expect card.2.state collapsed

# The lock holds until the card has collapsed again; the card that holds it can be caught at any
# time.
scene city-guide
tap on=card
run
at 1 pan began on=card.2
expect event "pan ignored"
pan ended vy=-100
tap on=close
at 1.1 pan began on=card.2
pan ended vy=-100
expect card.2.animator.state inactive
at 1.2 pan began on=card
expect running no
pan ended vy=100
run
expect state collapsed
pan began on=card.2
expect card.2.animator.state active
pan ended vy=-100
run
expect card.2.state expanded

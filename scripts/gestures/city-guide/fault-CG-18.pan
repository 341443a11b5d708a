# CG-18: scrolling is disabled in the completion. Until then, a finger can drag the list away under
# a card that expands, and the list is locked where it's left: half off the screen.
scene city-guide faults=CG-18
tap on=card
at 0.05
drag on=card by=-150,0 over=0.15
expect event "list scrolls"
expect event "fault CG-18"
run
expect list.offset 345
expect state expanded
expect list.scrolls no
expect card.frame 205,0,390,844
expect card.screen-frame -140,0,390,844

# A pan that is reported sideways belongs to the list, too.
scene city-guide faults=CG-18
tap on=card
at 0.1 pan began vx=-300 vy=40
expect event "list scrolls"
expect event "fault CG-18"

# By default, the list stays at the offset for which the card is bound.
scene city-guide
tap on=card
at 0.05
drag on=card by=-150,0 over=0.15
expect event "gesture refused gesture=list"
run
expect list.offset 205
expect card.screen-frame 0,0,390,844

scene city-guide
tap on=card
at 0.1 pan began vx=-300 vy=40
expect event "pan refused winner=none gesture=list"
expect no event "list scrolls"
expect list.dragging no

# A card that a finger holds is in flight, too; when it returns, it unlocks the list.
scene city-guide
pan began
pan changed dy=-98.8
pan ended vy=100
drag on=card by=-60,0 over=0.05
expect list.offset 205
run
expect state collapsed
drag on=card by=-150,0 over=0.3
run
expect list.offset 480

# A drag that already holds the list loses it to the tap of another finger.
scene city-guide
pan began vx=-300 vy=40
expect list.dragging yes
at 0.1 tap on=card
expect list.dragging no
pan ended
run
expect state expanded
expect card.screen-frame 0,0,390,844

# A second finger, on a card of a list that the first finger drags, belongs to the list, too: there
# is no tap.
scene city-guide
touch down x=195 y=422
at 0.05 touch move x=175 y=422
expect list.dragging yes
at 0.1 tap on=card
expect event "gesture prevented gesture=tap-card by=list"
expect list.dragging yes
touch up
run
expect state collapsed

# First a tap, and then a drag by a finger that rested on the list: only the fault permits it.
scene city-guide faults=CG-18
tap on=card
touch down x=195 y=100
at 0.05 touch move x=175 y=100
expect event "fault CG-18"
at 0.2 touch move x=45 y=100
expect list.offset > 300

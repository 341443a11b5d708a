# One touch, two pans that want it: the card's own asks for the axis as the finger leaves the slop.

# Up: the card has it, and the list's pan is out.
scene city-guide
touch down x=195 y=422
at 0.1 touch move x=192 y=402
expect event "gesture began gesture=card.1"
expect no event "pan refused"
expect gesture.card.1 began
expect list.dragging no
at 0.2 touch move x=100 y=402
expect list.offset 205
touch up
run
expect no event "list scrolls"

# To the side: the card's pan is refused and stays so, the list has it.
scene city-guide
touch down x=195 y=422
at 0.1 touch move x=165 y=412
expect event "gesture refused gesture=card.1"
expect event "pan refused velocity=-300,-100 winner=list gesture=card.1"
expect event "list scrolls"
expect list.dragging yes
expect gesture.card.1 failed
at 0.2 touch move x=165 y=300
expect animator.state inactive
expect card.initial-frame none
at 0.3 touch up
expect list.dragging no
run
expect list.offset 205
expect state collapsed

# As fast to the side as up: not strictly greater, so the list has it.
scene city-guide
touch down x=195 y=422
at 0.1 touch move x=175 y=402
expect event "gesture refused gesture=card.1"
expect event "list scrolls"
touch up

# While a card is expanded the list is locked: a sideways finger reaches no recognizer.
scene city-guide
tap on=card
run
touch down x=195 y=422
wait 0.1
touch move x=95 y=422
expect event "gesture refused gesture=card.1 velocity=-1000,0 winner=none"
expect list.dragging no
expect animator.state inactive
wait 0.1
touch move x=95 y=622
touch up
run
expect state expanded
expect list.offset 205
expect no event "list scrolls"

# A reported pan is checked in the same way, and the rule can be another one.
scene city-guide
pan began vx=300 vy=10
expect event "list scrolls"
set axis=every
pan began vx=300 vy=10
expect pan.state began
pan ended vy=10
run
touch down x=195 y=422
wait 0.1
touch move x=165 y=412
expect event "gesture began gesture=card.1"
touch up

# Beside the cards there is only the list.
scene city-guide
drag x=195 y=100 by=-150,0 over=0.3
expect no event "gesture refused"
expect event "list scrolls"
run
expect list.offset 480

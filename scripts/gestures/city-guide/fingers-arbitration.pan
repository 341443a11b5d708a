# Two pans compete for one touch: the card's pan checks the axis when the finger leaves the slop.

# Up: the card's pan begins, and the list's pan fails.
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

# Sideways: the card's pan is refused and stays refused, and the list scrolls.
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

# Exactly diagonal: the vertical velocity isn't strictly greater, so the list scrolls.
scene city-guide
touch down x=195 y=422
at 0.1 touch move x=175 y=402
expect event "gesture refused gesture=card.1"
expect event "list scrolls"
touch up

# While a card is expanded, the list is locked, and a sideways finger reaches no recognizer.
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

# A reported pan is checked in the same way, and another rule can be selected.
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

# Outside of the cards, there is only the list.
scene city-guide
drag x=195 y=100 by=-150,0 over=0.3
expect no event "gesture refused"
expect event "list scrolls"
run
expect list.offset 480

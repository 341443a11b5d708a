# Real fingers: of 200 points, the first 10 show that it's a pan. The other 190, of 247, scrub.
scene city-guide
drag on=card by=0,-200 over=0.3 hold=0.1
expect time 0.4
expect event "gesture began gesture=card.1"
expect gesture.card.1 ended
expect gesture.card.0 possible
expect pan.translation 0,-190
expect raw 0.769231
expect release.fraction 0.769231
expect release.reversed no
run
expect time 0.499783
expect state expanded
expect card.screen-frame 0,0,390,844

# The same movement takes the card down again, from anywhere on the card.
drag on=card by=0,200 over=0.3
run
expect state collapsed

# A flick.
scene city-guide
flick up speed=900 on=card
expect pan.velocity 0,-900 within 1e-6
run
expect state expanded

# Up, and down again before the lift-off: the velocity decides.
scene city-guide
touch down x=195 y=422
at 0.1 touch move x=195 y=402
expect pan.translation 0,-10
expect fraction 0
at 0.2 touch move x=195 y=362
expect fraction 0.202429
at 0.3 touch move x=195 y=302
expect fraction 0.445344
expect card.frame.y 137
at 0.35 touch move x=195 y=312
at 0.4 touch move x=195 y=322
expect fraction 0.364372
touch up
expect pan.velocity 0,200
expect release.reversed yes
run
expect state collapsed
expect list.scrolls yes

# Within the slop, no pan begins; a short touch is a tap, but not if the finger leaves the slop.
scene city-guide
touch down on=card
at 0.1 touch move x=195 y=414
expect animator.state inactive
touch up
expect event "tap on=card"
expect animator.state active
run
expect state expanded

# The expanded card can't be selected, but its close button can be tapped.
touch down x=195 y=422
wait 0.05
touch up
expect event "tap ignored on=card"
touch down on=close
wait 0.05
touch up
expect event "tap on=close"
run
expect state collapsed

# While its card is collapsed, the button lets touches through to the card.
touch down x=315 y=250
wait 0.05
touch up
expect event "tap on=card"
run
expect state expanded

# Two fingers on two cards: as published (CG-17), each card has a pan and an animator.
scene city-guide faults=CG-17
touch down x=195 y=422
touch down x=380 y=422 id=2
at 0.1 touch move x=195 y=402
touch move x=380 y=402 id=2
at 0.2 touch move x=195 y=362
touch move x=380 y=387.3 id=2
expect fraction 0.202429
expect card.2.fraction 0.1
touch up
touch up id=2
run
expect state expanded
expect card.2.state expanded

# By default, the card that is touched first locks the other.
scene city-guide
touch down x=195 y=422
touch down x=380 y=422 id=2
at 0.1 touch move x=195 y=402
touch move x=380 y=402 id=2
expect event "gesture refused gesture=card.2"
at 0.2 touch move x=195 y=362
touch move x=380 y=387.3 id=2
expect fraction 0.202429
expect card.2.fraction 0
touch up
touch up id=2
run
expect state expanded
expect card.2.state collapsed

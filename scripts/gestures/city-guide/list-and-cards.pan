# A card expands over what the list shows at that moment, at whatever offset.
scene city-guide
scroll list to=480
expect card.2.distance 0
flick up speed=900 on=card.2
run
expect card.2.state expanded
expect card.2.frame 480,0,390,844
expect card.1.shift -50
expect state collapsed
touch down x=370 y=20
wait 0.05
touch up
run
expect card.2.state collapsed
expect card.2.frame 550,247,250,350

# Half a page further, a card that isn't centered covers the screen as well.
scene city-guide
scroll list to=300
expect card.screen-frame -25,247,250,350
tap on=card
run
expect card.frame 300,0,390,844
expect card.screen-frame 0,0,390,844
tap on=close
run
expect card.screen-frame -25,247,250,350

# A neighbor can be caught by the part that is visible.
scene city-guide
drag on=card.2 by=0,-100 over=0.2
expect pan.location 367.5,322
run
expect card.2.state expanded
expect card.2.frame 205,0,390,844

# A touch stops a list that is moving, and isn't a tap then. When released, the list settles on a
# card.
scene city-guide
flick left speed=900 on=card
wait 0.1
expect list.decelerating yes
tap on=card
expect event "gesture refused gesture=tap-card"
expect list.decelerating yes
run
expect list.offset 480

# A pan catches the card in a moving list; the list stays where it was stopped.
scene city-guide
flick left speed=900 on=card
wait 0.05
touch down on=card
expect list.decelerating no
expect event "scroll caught"
wait 0.1
touch move x=20 y=300
expect event "gesture began gesture=card.1"
touch up
expect list.decelerating no
run
expect state expanded
expect card.screen-frame 0,0,390,844

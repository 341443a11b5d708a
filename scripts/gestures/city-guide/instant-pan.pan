# A pan that begins at touch-down catches a card in flight immediately, as the tutorial's text says,
# and has no slop: the card moves with the first point of the finger's movement.
scene city-guide instant-pan=yes
tap on=card
at 0.1
expect fraction 0.333333
touch down x=195 y=422
expect event "gesture began gesture=card.1"
expect running no
expect fraction 0.231775
at 0.2 touch move x=195 y=397.3
expect pan.translation 0,-24.7
expect fraction 0.331775
at 0.3 touch up
# The last velocity is that of the last movement.
expect pan.velocity 0,-247
run
expect state expanded

# The price, our choice: at touch-down there is no velocity, and therefore no axis. A card accepts
# every touch, and even a tap is a pan that ends at rest.
scene city-guide instant-pan=yes
drag on=card by=-150,0 over=0.3
expect no event "gesture refused"
expect no event "list scrolls"
expect list.offset 205

scene city-guide instant-pan=yes
touch down on=card
expect animator.state active
at 0.05 touch up
expect event "gesture prevented gesture=tap-card by=card.1"
expect pan.velocity 0,0
run
expect state expanded

# The velocity of a reported pan is checked.
scene city-guide instant-pan=yes
pan began vx=-300 vy=40
expect event "pan refused"
pan began vx=0 vy=0
expect pan.state began

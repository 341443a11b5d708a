# The list settles on the card whose center is nearest to the list's projected offset: with the fast
# deceleration rate, the projection is 99 times the velocity in points per millisecond.
scene city-guide
expect list.offset 205
expect list.target none
expect card.2.distance 275

# The finger drags the list from 205 to 300. At rest, it settles on the nearer card, which is where
# it was.
touch down x=195 y=100
at 0.1 touch move x=90 y=100
expect list.dragging yes
expect list.offset 300 within 20
at 0.3 touch up
expect list.target 205
expect list.dragging no
run
expect list.offset 205
expect card.1.distance 0

# Flung to the left, it settles on the next card: 0.5 points per millisecond are 49.5 points.
drag x=195 y=100 by=-150,0 over=0.3 velocity=-500,0
expect list.target 480
run
expect list.offset 480
expect card.2.distance 0
expect card.2.scale 1
expect card.1.alpha 0.3

# After the last card, there is no further one.
drag x=195 y=100 by=-50,0 over=0.1
expect list.target 480
run
expect list.offset 480

# The nearest center is opposite to the flick, so the list moves one page in the flick's direction
# instead.
drag x=195 y=100 by=40,0 over=0.1 velocity=300,0
expect list.target 205
run
expect list.offset 205
drag x=195 y=100 by=-65,0 over=0.1 velocity=-300,0
expect list.target 480
run
expect list.offset 480
# If the flick is toward the nearest center, no additional page is needed.
drag x=195 y=100 by=250,0 over=0.3 velocity=300,0
expect list.target 205
run
drag x=195 y=100 by=65,0 over=0.1 velocity=300,0
expect list.target -70
run
expect list.offset -70
expect card.0.distance 0

# If the app scrolls the list, it stays at that offset, and the cards look as their distances
# require.
scroll list to=105
expect list.target none
expect card.1.distance 100
expect card.1.scale 0.95
expect card.1.alpha 0.65
expect card.0.distance 175
expect card.0.scale 0.9125
expect card.0.alpha 0.3875
scroll list to=480 over=1
wait 0.5
expect list.offset 292.5
run
expect list.offset 480
expect card.1.scale 0.9

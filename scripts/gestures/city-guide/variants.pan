# The tutorial builds the scene in variants, each of which corrects a fault of the one before.

# a: only a tap. A card has no pan; a finger that moves sideways scrolls the list.
scene city-guide variant=a
drag on=card by=0,-200 over=0.3
run
expect animator.state inactive
expect state collapsed
pan began
expect event "pan ignored cause=variant"
pan changed dy=-100
pan ended vy=-300
expect animator.state inactive
drag on=card by=-150,0 over=0.3
run
expect list.offset 480
tap on=card.2
run
expect card.2.state expanded

# b: the pan scrubs, and a release always completes. If the card is caught in flight, it jumps back
# to where the finger's translation alone would place it.
scene city-guide variant=b
pan began
pan changed dy=-98.8
expect fraction 0.4
pan changed dy=-24.7
pan ended vy=120
expect event "decided end by=direction"
expect decision.margin none
run
expect state expanded

scene city-guide variant=b
tap on=card
at 0.15 pan began
expect fraction 0.5
expect card.frame.y 123.5
pan changed dy=-2.47
expect fraction 0.01
expect card.frame.y 244.53
pan ended
run
expect state expanded

# c: the progress of the card is kept. A short drag that is taken back still expands the card.
scene city-guide variant=c
tap on=card
at 0.15 pan began
pan changed dy=-2.47
expect fraction 0.51
pan ended vy=900
run
expect state expanded

scene city-guide variant=c
pan began
pan changed dy=-98.8
pan changed dy=-2.47
pan ended vy=120
expect release.reversed no
run
expect state expanded

# Cancelling isn't releasing: in every variant, the card returns.
scene city-guide variant=c
pan began
pan changed dy=-98.8
pan cancelled
expect release.reversed yes
run
expect state collapsed

# d: the velocity can reverse the card. But the card accepts every touch, so a finger on a card
# can't scroll the list.
scene city-guide variant=d
pan began
pan changed dy=-98.8
pan ended vy=120
expect release.reversed yes
run
expect state collapsed

scene city-guide variant=d
drag on=card by=-150,-10 over=0.3
expect event "gesture began gesture=card.1"
expect no event "list scrolls"
run
expect list.offset 205
expect state expanded

scene city-guide variant=d
pan began vx=300 vy=10
expect pan.state began
pan ended vy=10

# e: the axis decides.
scene city-guide variant=e
drag on=card by=-150,-10 over=0.3
expect event "gesture refused gesture=card.1"
expect event "list scrolls"
run
expect list.offset 480
expect state collapsed

# A second touch doesn't depend on the first: neither on its slop nor on its displacement nor on its
# velocity. Flicked up, the card's pan begins with the displacement (G87), less 10 pt of slop upward
# (G35).
scene blank
view card frame=0,0,390,844
gesture card pan on=card axis=vertical-way
touch down x=100 y=600
at 0.01 touch move y=570
expect event "pan began translation=0,-20 velocity=0,-3000"
at 0.02 touch up
expect event "pan ended translation=0,-20"

# 14 pt across are more than 9 pt down, although the movement before was 10 pt longer.
at 0.5 touch down x=100 y=600
expect pan.velocity 0,0
at 0.51 touch move x=114 y=609
expect event "gesture refused gesture=card"
expect pan.state possible
at 0.52 touch up

# A third touch begins with a different slop.
at 1 touch down x=100 y=600
at 1.01 touch move y=620
expect pan.translation 0,10
expect pan.velocity 0,2000
touch up

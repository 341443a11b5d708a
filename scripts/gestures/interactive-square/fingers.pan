# Real fingers on the yellow square: the first 10 pt of a movement are the slop (G23), so 80 pt of a
# finger are 70 pt of the pan, and 0.7 of the square's width.
scene interactive-square
drag on=yellow by=80,0 over=0.3
expect time 0.3
expect event "gesture began gesture=yellow"
expect pan.state ended
expect pan.translation 70,0
# 80 pt in 0.3 s, at constant speed.
expect pan.velocity 266.6667,0
expect pan.location 150,458
expect release.fraction 0.7
expect event "decided end by=position"
expect remaining 0.2
run
expect time 0.5
expect state end
expect yellow.x 250

# The square can be touched where it's displayed, and returns: a drag of 65 pt is a pan of 55 pt,
# which is more than half of its width.
expect yellow.frame 270,408,100,100
drag on=yellow by=-65,0 over=0.3
expect release.fraction 0.55
run
expect state start
expect yellow.x 20

# Just short of half the width.
scene interactive-square
drag on=yellow by=59,0 over=0.3
expect raw 0.49
expect reversed yes
run
expect state start

# The distance of a flick follows from its speed; the velocity isn't consulted (IA-4).
scene interactive-square
flick right speed=900 on=yellow over=0.1
expect release.fraction 0.8
run
expect state end
scene interactive-square
flick right speed=3000 on=yellow over=0.015 rate=400
expect raw 0.35
expect reversed yes

# There is no arbitration: a downward movement begins the pan, too, and moves nothing.
scene interactive-square
drag on=yellow by=0,100
expect pan.translation 0,90
expect raw 0
run
expect state start

# A finger outside of the square reaches no recognizer.
scene interactive-square
drag x=300 y=700 by=80,0
expect no event "gesture began"
expect no event "pan began"
expect fraction 0

# The finger's velocity, and the decision of every rule.
scene interactive-square
touch down on=yellow
at 0.02 touch move x+=20
at 0.04 touch move x+=20
expect fraction 0.3
velocity
compare rules
touch cancel
expect event "pan cancelled"
expect state start

# A square in flight is caught where it's displayed: after 0.06 s of the 0.2 s, it has covered 0.3
# of the remaining distance.
scene interactive-square
drag on=yellow by=80,0 over=0.3
at 0.35 touch down on=yellow
at 0.36 touch move x+=10
expect fraction 0.79
expect pan.translation 0,0
expect running no
at 0.37 touch move x+=-40
expect fraction 0.39
touch up
expect reversed yes
run
expect state start

# A short touch on the blue square is a tap.
scene interactive-square
touch down on=blue
at 0.1 touch up
expect event "tap on=blue"
expect blue.model.x 190
run
expect blue.frame 210,179,100,100

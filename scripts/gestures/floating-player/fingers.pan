# Real fingers: 221 pt are 211 pt of the pan (G23), half of the half screen that the whole way takes.
scene floating-player
drag by=0,-221 over=0.3
expect event "gesture began gesture=player"
expect pan.translation 0,-211
# 221 pt in 0.3 s, evenly.
expect pan.velocity 0,-736.6667
expect release.fraction 0.5
expect event "decided end by=velocity"
run
expect time 0.8
expect state full

# Slower than 100 pt/s: half the way is not two thirds of it.
scene floating-player
drag by=0,-221 over=3
expect pan.velocity 0,-73.6667
expect event "decided start by=position"
run
expect state thumbnail

# A finger beside the player reaches no recognizer; the player in flight is touched where it is on screen.
scene floating-player
drag x=100 y=100 by=0,-300
expect no event "gesture began"
drag by=0,-221 over=3
at 3.5 touch down on=player
at 3.52 touch move y+=-20
expect pan.state began
expect running no
touch cancel
run
expect state thumbnail

# Published, the recognizer is off from the release to the completion: it hears of no finger then,
# nor of the rest of one that came down meanwhile (G14).
scene floating-player faults=published
drag by=0,-221 over=0.3
expect pan.enabled no
at 0.5 touch down on=player
expect event "fault FP-1"
expect event "pan ignored"
at 0.52 touch move y+=-50
expect gesture.player possible
expect running yes
run
expect state full
expect pan.enabled yes
touch move y+=-50
expect gesture.player possible
touch up
touch down on=player
touch move y+=50
expect gesture.player began

# Real fingers: 221 pt are 211 pt of the pan (G23), which is half of the full distance, half of the
# screen's height.
scene floating-player
drag by=0,-221 over=0.3
expect event "gesture began gesture=player"
expect pan.translation 0,-211
# 221 pt in 0.3 s, at constant speed.
expect pan.velocity 0,-736.6667
expect release.fraction 0.5
expect event "decided end by=velocity"
run
expect time 0.8
expect state full

# Slower than 100 pt/s: half of the distance isn't two thirds of it.
scene floating-player
drag by=0,-221 over=3
expect pan.velocity 0,-73.6667
expect event "decided start by=position"
run
expect state thumbnail

# A finger outside of the player reaches no recognizer; a player in flight is touched where it's
# displayed.
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

# As published, the recognizer is off from the release to the completion: it receives no finger
# during that time, nor the later touches of a finger that came down in the meantime (G14).
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

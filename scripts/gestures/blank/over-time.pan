# An assertion over time covers every instant from its line to the end of the scene, not only the
# frames: the extremes of springs and curves are computed.

# A spring with half of the critical damping overshoots its target by exp(-pi 0.5 / sqrt(0.75)),
# which is 16.3034 % of its distance, 0.362760 s after its release.
scene blank
view dot x=0
animate dot.x to=100 duration=1 curve=spring(1,100,10)
expect always dot.x <= 116.3034
expect always dot.x > -0.001
expect always dot.x overshoot <= 16.31%
expect eventually dot.x >= 116.3033 in 0.3628
expect eventually dot.x settled 100 within 2.7 in 0.62
expect never event "misuse"
# Its last step, to the model value, is a thousandth of the distance (A200).
expect always dot.x continuous within 0.1
run
expect dot.x 100

# A curve whose control points are beyond its ends first moves backward, and later overshoots.
scene blank
view dot x=0
animate dot.x to=100 duration=1 curve=cubic(0.3,-0.5,0.7,1.5)
expect always dot.x >= -8.0948
expect always dot.x <= 108.0948
wait 0.2
# From here to its peak, it rises. From the peak on it wouldn't, but there another scene begins.
expect always dot.x rising
expect eventually dot.x 50 within 0.001 in 0.301
at 0.89
expect eventually dot.x > 108.094 in 0.006
at 0.895

# A linear motion keeps its direction, whichever property is checked.
scene blank
view dot x=0 alpha=1
animate dot.x to=100 duration=1 curve=linear
animate dot.alpha to=0 duration=0.5 curve=linear
expect always dot.x rising
expect always dot.alpha falling
expect always dot.x monotone
run
expect dot.x 100

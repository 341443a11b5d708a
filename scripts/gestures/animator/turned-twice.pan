# Reversing twice at one instant has no effect, even in a spring that was continued in flight
# (A102).
scene blank
view v x=0
animator a duration=1 curve=linear
animate v.x to=100
start
at 0.2 pause
continue curve=spring(0.2)
at 0.3
reverse
reverse
expect remaining 0.7
at 0.45
expect v.x 101.350241
run
expect v.x 100
expect time 1

scene blank
view v x=0
animator a duration=1 curve=linear
animate v.x to=100
start
at 0.2 pause
continue curve=spring(0.2)
at 0.45
expect v.x 101.350241
run
expect time 1

# U32: a spring with a duration of 0.08 s is like any other.
scene blank
view card x=0
animator move duration=0.08 curve=spring(1)
animate card.x to=100
set reading U32=exact
start
at 0.04
expect card.x 94.4477
run
expect time 0.08

# Springs with durations below 0.1 s were seen to complete immediately (A189).
scene blank
view card x=0
animator move duration=0.08 curve=spring(1)
animate card.x to=100
set reading U32=instant
start
expect card.x 100
expect position end
run
expect time 0

# The same applies to continuing with such a spring (A132), but not with any other curve.
scene blank
view card x=0
animator move duration=1 curve=spring(1)
animate card.x to=100
set reading U32=instant
start
at 0.2 pause
continue factor=0.09
expect position end
animate card.x to=0
start
wait 0.2
pause
continue factor=0.1
expect remaining 0.1
run
animator quick duration=0.08 curve=linear
animate card.x to=100 on=quick
start on=quick
expect quick.remaining 0.08
run

# U27: a delay factor that is added in flight is a fraction of the remaining time (A148): 0.25 of
# 1.5 s is a delay of 0.375 s, and 1.125 s to run.
scene blank
view card x=0 y=0
animator move duration=2 curve=linear
animate card.x to=100
set reading U27=remaining
start
at 0.5 animate card.y to=100 delay=0.25
at 0.875
expect card.y 0
at 1.4375
expect card.y 50
run
expect card.y 100

# The example on the same page uses a fraction of the whole duration (A150): 0.5 s, and 1 s to run.
scene blank
view card x=0 y=0
animator move duration=2 curve=linear
animate card.x to=100
set reading U27=whole
start
at 0.5 animate card.y to=100 delay=0.25
at 1
expect card.y 0
at 1.4375
expect card.y 43.75
run
expect card.y 100
expect time 2

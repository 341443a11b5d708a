# A delay factor given in flight is a fraction of the remaining time (A148, A275, U27): of 1.5 s,
# the block waits for 0.375 s and takes 1.125 s.
scene blank
view card x=0 y=0
animator move duration=2 curve=linear
animate card.x to=100
start
at 0.5
expect fraction 0.25
animate card.y to=100 delay=0.25
at 0.875
expect card.y 0
at 1.4375
expect card.y 50
at 1.71875
expect card.y 75
run
expect card.y 100
expect time 2

# U8: a fraction assigned to a running animator is ignored (A38).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U8=ignore
start
at 0.5 scrub 0.2
expect misuse scrub-not-paused
expect card.x 50
expect running yes
run
expect time 1

# A reimplementation of the class pauses when the fraction is assigned, which hasn't been verified
# on a device (A59).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U8=pause
start
at 0.5 scrub 0.2
expect card.x 20
expect running no
expect fraction 0.2
continue
run
expect time 1.3

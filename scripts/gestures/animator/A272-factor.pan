# A duration factor is a fraction of the whole duration, whatever the animator's progress (A119,
# A272).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
continue factor=0.5
expect remaining 0.5
at 0.65
expect card.x 70
run
expect time 0.9

# With factor 1, the remaining 60 points take the whole second.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
continue factor=1
at 0.65
expect card.x 55
run
expect time 1.4

# At the end, a factor still takes its time, although nothing moves (A121); factor 0 completes
# immediately.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
pause
scrub 1
expect running no
expect position none
continue factor=0.5
expect card.x 100
run
expect time 0.5

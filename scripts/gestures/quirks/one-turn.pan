# A running animator reverses every time its direction is set (A100, A102).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 reverse
at 0.5
expect card.x 30
reverse
expect reversed no
at 0.6
expect card.x 40
run
expect time 1.2
expect position end

# On iOS 10, reversing it a second time, back to forward, had no effect (A103).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set quirks=one-turn
start
at 0.4 reverse
at 0.5 reverse
expect reversed yes
at 0.6
expect card.x 20
run
expect time 0.8
expect position start

# It had an effect if the animator was paused first.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set quirks=one-turn
start
at 0.4 reverse
at 0.5 pause
reverse
start
run
expect time 1.2
expect position end

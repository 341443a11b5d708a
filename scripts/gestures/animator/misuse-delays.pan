# A delay must not be negative (A20; E13), and a paused animator can't be started with a delay (A19;
# E8).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start after=-0.5
expect misuse negative-delay
expect animator.state inactive
start
at 0.4 pause
start after=0.5
expect misuse delayed-start-paused
expect running no
expect card.x 40
start
run
expect time 1

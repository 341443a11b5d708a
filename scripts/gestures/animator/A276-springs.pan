# Springs fitted to one second: critical damping creeps up, ratio 0.5 overshoots (A276).
scene blank
view card x=0
animator move duration=1 curve=spring(1)
animate card.x to=100
start
at 0.05
expect progress 0.078812 within 2e-6
at 0.1
expect progress 0.236069 within 2e-6
at 0.25
expect progress 0.671068 within 2e-6
at 0.5
expect progress 0.944477 within 2e-6
at 0.75
expect progress 0.992211 within 2e-6

# A nanosecond before the end, the spring is at 0.999 of the distance; the model takes the last step
# (A200).
at 0.999999999
expect progress 0.999 within 2e-6
at 1
expect card.x 100

scene blank
view card x=0
animator move duration=1 curve=spring(0.5)
animate card.x to=100
start
at 0.05
expect progress 0.160079 within 2e-6
at 0.1
expect progress 0.487823 within 2e-6
at 0.25
expect progress 1.144223 within 2e-6

# When it is held beyond its target, the fraction reads the value on screen (U10), and the spring
# continues from there.
pause
expect fraction 1.144223 within 2e-6
continue
expect remaining 0.75
at 0.5
expect progress 0.987155 within 2e-6
at 0.75
expect progress 0.998849 within 2e-6
at 0.999999999
expect progress 1.000969 within 2e-6
run
expect card.x 100

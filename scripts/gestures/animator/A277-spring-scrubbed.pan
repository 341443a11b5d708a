# A spring is scrubbed linearly (A89), and follows its curve after release (A277).
scene blank
view card x=0
animator move duration=0.5 curve=spring(1)
animate card.x to=100
pause
scrub 0.25
expect card.x 25
scrub 0.5
expect card.x 50
continue
expect time-fraction 0.181769 within 2e-6
expect remaining 0.409116 within 2e-6
run
expect time 0.409115573

# When the spring is scrubbed in time, it shows its path, even beyond the target if it oscillates
# (A90).
scene blank
view card x=0
animator move duration=1 curve=spring(0.5)
animate card.x to=100
set scrubs-linearly=no
pause
scrub 0.25
expect card.x 114.4223 within 2e-4
stop finishing=no

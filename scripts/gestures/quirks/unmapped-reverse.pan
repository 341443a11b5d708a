# After it was paused, reversed and continued, a curve continues from the pose: the progress is
# mapped back to a time (A71, A72).
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
start
at 0.5 pause
expect card.x 31.5357
reverse
continue
expect card.x 31.5357
expect remaining 0.5
run
expect time 1

# In reports from iOS 11 and 13, the view jumped (A96, A108), as if the progress, 0.3154, were the
# time.
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
set quirks=unmapped-reverse
start
at 0.5 pause
reverse
expect card.x 31.5357
continue
expect card.x 14.1586
expect remaining 0.315357
run
expect time 0.815357

# If the animator scrubs in time, this doesn't happen.
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
set quirks=unmapped-reverse
set scrubs-linearly=no
start
at 0.5 pause
reverse
continue
expect card.x 31.5357
expect remaining 0.5
run

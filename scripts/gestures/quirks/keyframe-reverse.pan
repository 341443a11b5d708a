# Keyframes that are paused, reversed and continued return from the pose that they had (A95, A72).
scene blank
view card x=0
animator move duration=1
animate card.x to=40 on=move start=0 length=0.5
animate card.x to=100 on=move start=0.5 length=0.5
start
at 0.7 pause
expect progress 0.8126
reverse
continue
expect card.x 77.512474
expect remaining 0.7
run
expect card.x 0

# On iOS 13, the view jumped at `continue` if the animator scrubbed linearly (A96), as if the progress
# were the time.
scene blank
view card x=0
animator move duration=1
animate card.x to=40 on=move start=0 length=0.5
animate card.x to=100 on=move start=0.5 length=0.5
set quirks=unmapped-reverse
start
at 0.7 pause
reverse
expect card.x 77.512474
continue
expect card.x 91.428658
expect remaining 0.812604
run
expect time 1.512604

# The workaround is to scrub in time.
scene blank
view card x=0
animator move duration=1
animate card.x to=40 on=move start=0 length=0.5
animate card.x to=100 on=move start=0.5 length=0.5
set quirks=unmapped-reverse
set scrubs-linearly=no
expect always card.x continuous within 1
start
at 0.7 pause
reverse
continue
expect card.x 77.512474
run
expect card.x 0

# A fraction assigned to an inactive animator is visible immediately (A36).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
scrub 0.4
expect fraction 0.4
expect card.x 40
stop finishing=no

# On iOS 10, the state changed immediately, but the screen only in a later turn of the run loop
# (A39).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set quirks=blind-scrub
scrub 0.4
expect animator.state active
expect fraction 0.4
expect card.x 0
wait 1f
expect card.x 40
stop finishing=no

# Starting and pausing the animator first was the workaround.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set quirks=blind-scrub
start
pause
scrub 0.4
expect card.x 40
stop finishing=no

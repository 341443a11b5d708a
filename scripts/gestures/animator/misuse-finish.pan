# `finish` requires `stop` before it, whatever else the animator is doing (A32, A33; E1).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
finish
expect misuse finish-not-stopped
start
at 0.4 finish
expect misuse finish-not-stopped
pause
finish at=start
expect misuse finish-not-stopped
expect card.x 40

# Before the animator has ever run, there is nothing to stop, so the `finish` that follows raises
# (A29; E7).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
stop
expect misuse stop-inactive
expect animator.state inactive
finish
expect misuse finish-not-stopped

# Stopping it without finishing is harmless then (A30).
stop finishing=no
expect animator.state inactive
start
run
expect card.x 100

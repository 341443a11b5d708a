# U3: starting or pausing a stopped animator raises, as Apple says (A13, A23).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop
set reading U3=raise
start
expect misuse start-stopped
pause
expect misuse pause-stopped
expect animator.state stopped

# In a test from 2018, both were silent (A53): nothing is reported, and nothing moves either.
set reading U3=silent
start
pause
expect animator.state stopped
expect running no
wait 1
expect card.x 40

# Only these two calls were tested; a delayed start raises as before (A17).
start after=0.5
expect misuse start-stopped
finish at=current
expect card.x 40

# U13: if it's reversed before it ever ran, an animator is at its start immediately (A85).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U13=home
reverse
expect fraction 0
start
expect position start
expect card.x 0
run
expect time 0

# The header can also be read differently (A98): the animator runs from the end values to the start.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U13=run-home
reverse
start
expect fraction 0
expect card.x 100
at 0.25
expect fraction 0.25
expect card.x 75
run
expect time 1
expect position start
expect card.model.x 0

# The same after a delay, during which the end values are displayed.
animate card.x to=100
reverse
start after=0.5
expect card.x 100
wait 0.75
expect card.x 75
run
expect time 2.5

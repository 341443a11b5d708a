# An inactive animator that is paused, and continued at the same instant, simply runs (A22, A115).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
pause
continue
at 0.5
expect card.x 50
run
expect time 1
expect event "handler ran"

# In 2017 and 2018, nothing ran and no handler was called, not even after start (A135).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set quirks=dead-continue
pause
continue
start
at 2
expect card.x 0
expect running no
expect no event "handler ran"
stop finishing=no

# Waiting for a moment was the workaround.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set quirks=dead-continue
pause
at 2ms continue
run
expect time 1.002

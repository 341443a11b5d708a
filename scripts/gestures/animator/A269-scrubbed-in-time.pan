# An animator that scrubs in time: the fraction is always a fraction of the time, paused or not
# (A65, A74, A269).
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
set scrubs-linearly=no
start
at 0.5 pause
expect fraction 0.5
expect card.x 31.535681
reverse
expect fraction 0.5
expect card.x 31.535681

# Three quarters of the time back is a quarter of the time from the start.
scrub 0.75
expect card.x 9.346465
scrub 0.5
continue
expect remaining 0.5
run
expect time 1
expect position start

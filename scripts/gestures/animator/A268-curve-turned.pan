# A curve turned at half time goes back the way it came (A105, A268).
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
start

# Half of the time, less than a third of the way.
at 0.5
expect fraction 0.5
expect card.x 31.535681
expect progress 0.315357

# Paused, the fraction is progress instead of time (A70). The picture does not move.
pause
expect fraction 0.315357 within 1e-6
expect card.x 31.535681
reverse
expect fraction 0.684643 within 1e-6

# Let go, it is time again (A71): half a second forth, half a second back.
continue
expect fraction 0.5
expect remaining 0.5
at 0.75
expect card.x 9.346465
run
expect time 1
expect position start

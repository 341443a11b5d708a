# A curve that is reversed halfway through its duration is played backward (A105, A268).
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
start

# After half of the time, less than a third of the distance is covered.
at 0.5
expect fraction 0.5
expect card.x 31.535681
expect progress 0.315357

# While the animator is paused, the fraction is progress instead of time (A70). Nothing jumps on
# screen.
pause
expect fraction 0.315357 within 1e-6
expect card.x 31.535681
reverse
expect fraction 0.684643 within 1e-6

# When the animator is released, the fraction is time again (A71): half a second forward, half a
# second back.
continue
expect fraction 0.5
expect remaining 0.5
at 0.75
expect card.x 9.346465
run
expect time 1
expect position start

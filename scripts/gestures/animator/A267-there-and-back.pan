# A linear animator is paused, reversed, scrubbed and released (A267).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start

# While the animator runs, the fraction is the elapsed fraction of the time (A63).
at 0.4
expect fraction 0.4
expect card.x 40

# The model has its target from the start; only the displayed value is still moving (A10).
expect card.model.x 100

# When the animator is reversed, the fraction counts in the new direction, and nothing jumps on
# screen (A77).
pause
reverse
expect fraction 0.6
expect card.x 40

# An assigned fraction now counts from the end values (A79): 0.8 of the way back is 20.
scrub 0.8
expect card.x 20

# The remaining distance takes the remaining time: 0.2 s (A118).
continue
expect remaining 0.2
run
expect time 0.6

# The position names the values, not the direction of the run (A3).
expect position start
expect card.x 0
expect card.model.x 0
expect reversed no

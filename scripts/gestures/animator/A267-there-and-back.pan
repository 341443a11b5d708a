# A linear animator, paused, turned, scrubbed and let go (A267).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start

# While it runs the fraction is the share of the time that has passed (A63).
at 0.4
expect fraction 0.4
expect card.x 40

# The model has its target from the first moment; only what is shown is on the way (A10).
expect card.model.x 100

# Reversed, the fraction counts in the new direction, and nothing jumps on screen (A77).
pause
reverse
expect fraction 0.6
expect card.x 40

# So an assignment counts from the end values now (A79): 0.8 of the way home is 20.
scrub 0.8
expect card.x 20

# The rest takes the remaining time: 0.2 s (A118).
continue
expect remaining 0.2
run
expect time 0.6

# The position names the values, not the direction (A3).
expect position start
expect card.x 0
expect card.model.x 0
expect reversed no

# The outcome of a new drag, from either end: at half of the distance or more it completes, at any
# velocity. 1. From the start, less than half: it reverts, however fast it was released.
scene interactive-square
pan began
pan changed dx=49
pan ended vx=5000
run
expect position start
expect state start
expect yellow.x 0

# 2. From the start, half or more: it completes, even if it was released backward.
scene interactive-square
pan began
pan changed dx=50
pan ended vx=-5000
run
expect position end
expect state end
expect yellow.x 250

# 3. From the end, less than half: it returns to the right.
pan began
pan changed dx=-49
pan ended vx=-5000
run
expect position start
expect state end
expect yellow.x 250

# 4. From the end, half or more: it moves to the left, where padding is added to an existing margin.
pan began
pan changed dx=-50
pan ended vx=5000
run
expect position end
expect state start
expect yellow.x 20

# 1. Again, after the round trip: it returns to where it started, which is now 20.
pan began
pan changed dx=49
expect yellow.x 132.7
pan ended vx=5000
run
expect position start
expect state start
expect yellow.x 20

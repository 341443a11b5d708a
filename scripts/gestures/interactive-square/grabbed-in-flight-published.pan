# As published, catching the square in flight stops the run and begins another one there: the
# completion of the first run never runs, the next move jumps, and a release that reverts strands
# the square.
scene interactive-square faults=published
pan began
pan changed dx=60
pan ended
at 0.1
expect yellow.x 200
pan began
expect event "fault IA-2"
expect event "fault IA-3"
expect event "animator stopped"
expect no event "completed"
expect fraction 0
expect completions 1
expect yellow.x 200
expect yellow.model.x 250

# 50 points are left, so the square now moves by half a point for each point of the finger.
pan changed dx=20
expect fraction 0.2
expect yellow.x 210
pan changed dx=-20
expect fraction 0.2
expect yellow.x 210
expect event "fault IA-1"
pan ended
run
expect position start
expect state start
expect yellow.x 200

# From there, the next drag has only those 50 points.
pan began
pan changed dx=60
expect yellow.x 230
pan ended
run
expect state end
expect yellow.x 250

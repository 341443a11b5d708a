# IA-2 alone: catching the square in flight stops the run, and the new run begins where the square
# is. The completion of the old run is never called, and a release that reverts returns to where the
# square was caught.
scene interactive-square faults=IA-2
pan began
pan changed dx=60
pan ended
at 0.1
expect yellow.x 200
pan began
expect event "fault IA-2"
expect no event "fault IA-3"
expect no event "completed"
expect fraction 0
expect yellow.x 200
pan changed dx=-30
expect raw -0.3
expect yellow.x 200
pan changed dx=30
expect fraction 0.3
expect yellow.x 215
pan ended
run
expect position start
expect state start
expect yellow.x 200

# The fault has no effect if nothing is caught in flight.
scene interactive-square faults=IA-2
pan began
pan changed dx=60
pan ended
run
pan began
pan changed dx=-60
pan ended
run
expect yellow.x 20
expect no event "fault"

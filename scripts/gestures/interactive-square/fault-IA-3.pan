# IA-3 alone: the run that is caught in flight continues, but the finger's translation counts from 0
# again: the next move jumps.
scene interactive-square faults=IA-3
pan began
pan changed dx=60
pan ended
at 0.1
expect yellow.x 200
pan began
expect event "fault IA-3"
expect no event "fault IA-2"
expect no event "animator stopped"
expect yellow.x 200
pan changed dx=1
expect raw 0.01
expect fraction 0.01
expect yellow.x 2.5
pan ended
run
expect position start
expect state start
expect yellow.x 0

# By default, each point of the finger moves the square by its fraction, from where the square is.
scene interactive-square
pan began
pan changed dx=60
pan ended
at 0.1 pan began
pan changed dx=1
expect raw 0.81
expect yellow.x 202.5

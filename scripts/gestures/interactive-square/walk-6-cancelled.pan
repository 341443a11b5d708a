# A cancelled pan returns the square immediately, with the completion at `start`; the next drag
# works as before. As published, the result is the same.
scene interactive-square
at 0.5 pan began
expect fraction 0
at 0.7 pan changed dx=80
expect fraction 0.8
expect yellow.x 200

at 0.8 pan cancelled
expect event "decided start by=cancellation"
expect yellow.x 0
expect yellow.model.x 0
expect position start
expect state start
expect animator.state inactive
expect event "completed start"
expect release.fraction none

at 1.5 pan began
at 1.7 pan changed dx=60
expect fraction 0.6
expect yellow.x 150
at 1.8 pan ended
expect reversed no
expect remaining 0.2
at 2
expect position end
expect state end
expect yellow.x 250

scene interactive-square faults=published
at 0.5 pan began
at 0.7 pan changed dx=80
expect yellow.x 200
at 0.8 pan cancelled
expect yellow.x 0
expect position start
expect state start
expect animator.state inactive
at 1.5 pan began
at 1.7 pan changed dx=60
expect yellow.x 150
at 1.8 pan ended
at 2
expect position end
expect state end
expect yellow.x 250
expect no event fault

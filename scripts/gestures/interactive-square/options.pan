# The effects of the options: the threshold, the duration after the release, and the distance of a
# full drag.
scene interactive-square threshold=0.2 factor=0.5
pan began
pan changed dx=20
pan ended
expect reversed no
expect remaining 0.5
run
expect time 0.5
expect state end

# They can be changed in flight.
set threshold=0.9
pan began
pan changed dx=-80
pan ended
expect reversed yes
run
expect state end
set factor=0
pan began
pan changed dx=-95
pan ended
expect remaining 0.05
run
expect state start

# The full drag is the screen's width: the square doesn't move as far as the finger.
scene interactive-square denominator=screen
pan began
pan changed dx=195
expect fraction 0.5
expect yellow.x 125
pan cancelled
set denominator=square
pan began
pan changed dx=50
expect fraction 0.5

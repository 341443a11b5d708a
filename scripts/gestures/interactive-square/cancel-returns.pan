# With cancel=return, the animator returns the square after a cancelled pan, also in 0.2 s.
scene interactive-square cancel=return
pan began
pan changed dx=80
pan cancelled
expect event "decided start by=cancellation"
expect reversed yes
expect release.fraction 0.2
expect release.time-fraction 0.8
expect release.remaining 0.2
wait 0.1
expect yellow.x 100
run
expect time 0.2
expect yellow.x 0
expect position start
expect state start

# From the end on the right, it returns to the right.
scene interactive-square
pan began
pan changed dx=60
pan ended
run
set cancel=return
pan began
pan changed dx=-90
expect yellow.x 43
pan cancelled
run
expect state end
expect position start
expect yellow.x 250

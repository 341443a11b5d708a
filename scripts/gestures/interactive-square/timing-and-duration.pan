# The timing belongs to the animator, but is never visible: while dragged the square moves linearly,
# and the rest of the run is linear, too.
scene interactive-square duration=2 timing=ease-in-out
expect duration 2
pan began
pan changed dx=60
expect fraction 0.6
expect yellow.x 150
pan ended
expect remaining 0.4
wait 0.2
expect yellow.x 200
run
expect time 0.4
expect state end

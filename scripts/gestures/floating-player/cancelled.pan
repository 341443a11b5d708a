# A cancelled pan returns the player. As published, cancelling is treated as a change, so the player
# stays where it is. Beginning is treated as a change, too, so the fraction is assigned before the
# finger has moved.
scene floating-player
pan began
expect fraction 0
pan changed dy=-380
expect fraction 0.900474
pan cancelled
expect event "decided start by=cancellation"
expect reversed yes
run
expect time 0.5
expect state thumbnail
expect no event fault

scene floating-player faults=published
pan began
expect event "fault FP-2"
expect raw 0
expect fraction 0.001
pan changed dy=-380
expect fraction 0.900474
pan cancelled
expect animator.state active
expect running no
expect fraction 0.900474
run
expect time 0
expect position none

# The next drag begins at the thumbnail again.
pan began
expect fraction 0.001
pan changed dy=-300
pan ended vy=0
run
expect state full

# With FP-2 alone, a player in flight can still be caught.
scene floating-player faults=FP-2
pan began
pan changed dy=-300
pan ended vy=0
at 0.1 pan began
expect no event "fault FP-1"
pan changed dy=42.2
pan ended vy=0
run
expect state full

# By the sign of the velocity, 1 pt/s has the same effect as 1000 (G135), and so it has with
# swipe-dismiss.
scene city-guide
set rule=sign
pan began
wait 0.1
pan changed dy=-200
pan ended vy=1
expect decision revert
expect decision.margin 1
run
expect state collapsed

# At rest, one rule keeps the direction in which the animation ran, toward the end ...
pan began
wait 0.1
pan changed dy=-20
pan ended vy=0
expect decision complete
expect decision.by direction
run
expect state expanded

# ... and the other one decides by the distance covered (G151): 20 of 247 points are less than half.
scene city-guide
set rule=swipe-dismiss
pan began
wait 0.1
pan changed dy=-20
pan ended vy=0
expect decision revert
expect decision.by position
run
expect state collapsed

# With a lower threshold, a tenth of the distance can be enough.
set rule=swipe-dismiss threshold=5%
pan began
wait 0.1
pan changed dy=-20
pan ended vy=0
expect decision complete
run
expect state expanded

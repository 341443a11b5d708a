# By the sign of the velocity 1 pt/s is as good as 1000 (G135), and so it is with swipe-dismiss.
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

# At rest the one keeps the direction in which the animation ran, to the end ...
pan began
wait 0.1
pan changed dy=-20
pan ended vy=0
expect decision complete
expect decision.by direction
run
expect state expanded

# ... and the other goes by the way covered (G151): 20 of 247 points are less than half.
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

# A tenth of the distance can be enough if the threshold is lower.
set rule=swipe-dismiss threshold=5%
pan began
wait 0.1
pan changed dy=-20
pan ended vy=0
expect decision complete
run
expect state expanded

# A pan that is reported without a velocity has the velocity that its translations yield. By
# default, that is the displacement in the last two segments divided by their time (G62): from 0 to
# -30 in 0.1 s, then to -40 in 0.1 s.
scene city-guide
pan began
wait 0.1
pan changed dy=-30
wait 0.1
pan changed dy=-40
expect pan.estimator two-segment
expect pan.velocity 0,-200

# The last segment alone is slower: that estimator returns -100 pt/s (G112).
set estimator=last-segment
pan changed dy=-40
expect pan.velocity 0,-100
expect event "estimator last-segment"

# The estimator still applies in the scenes that follow, and a resting finger doesn't change the
# velocity (G52).
scene city-guide
expect pan.estimator last-segment
pan began
wait 0.1
pan changed dy=-10
wait 2
pan ended
expect pan.velocity 0,-100
run
expect state expanded

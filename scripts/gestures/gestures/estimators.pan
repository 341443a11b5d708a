# A pan that does not tell its velocity gets the one its translations make. By default that is the
# way of the last two segments over their time (G62): from 0 to -30 in 0.1 s, then to -40 in 0.1 s.
scene city-guide
pan began
wait 0.1 
pan changed dy=-30
wait 0.1
pan changed dy=-40
expect pan.estimator two-segment
expect pan.velocity 0,-200

# The last segment alone is slower: it returns -100 pt/s (G112).
set estimator=last-segment
pan changed dy=-40
expect pan.velocity 0,-100
expect event "estimator last-segment"

# It stays for the scenes that follow, and a resting finger doesn't change it (G52).
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

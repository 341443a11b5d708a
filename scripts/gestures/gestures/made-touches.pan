# Synthetic touches: a drag, a flick and a swipe, with a given velocity.

scene blank
view sheet frame=0,400,390,444
gesture sheet pan on=sheet

# A drag of 200 pt in 0.3 s at constant speed is 666.667 pt/s; it rests for 0.1 s, which doesn't
# affect a pan's velocity (G52).
drag by=0,-200 over=0.3 hold=0.1
expect time 0.4
expect event "touch down place=195,622"
expect event "touch up place=195,422"
expect pan.state ended
expect pan.velocity 0,-666.666667 within 1e-6
# The distance without the slop of 10 pt (G35).
expect pan.translation 0,-190

# Without a rest, the finger lifts where and when it stops moving.
drag by=0,-200 over=0.3
expect time 0.7

# The estimator returns the given velocity, exact to a billionth, for any shape of the path.
drag by=0,-200 velocity=0,-1500
expect pan.velocity 0,-1500
drag by=40,-200 velocity=-300,900 shape=smooth rate=120
expect pan.velocity -300,900
set estimator=lsq2
drag by=0,-100 over=0.2 velocity=0,-2000 shape=release jitter=3ms drop=10% seed=4
expect pan.velocity 0,-2000

# The distance of a flick follows from its speed: 900 pt/s for 0.1 s.
scene blank
view sheet frame=0,400,390,444
gesture sheet pan on=sheet
flick up speed=900
expect pan.velocity 0,-900 within 1e-6
expect pan.translation 0,-80
expect time 0.1
flick left over=0.2 on=sheet rate=120
expect pan.velocity -1000,0 within 1e-6

# A swipe crosses the screen, or the visible part of a view: from 90 % to 10 % (G239).
scene blank
view sheet frame=0,0,390,844
gesture sheet pan on=sheet
swipe up
expect event "touch down place=195,759.6"
expect event "touch up place=195,84.4"
swipe right speed=500
expect event "touch down place=39,422"
expect event "touch up place=351,422"
expect pan.velocity 500,0

# The same start of a pan under different axis rules (G84 - G88).

scene city-guide
pan began vx=300 vy=-300
expect event "pan refused"
expect pan.state possible

# The variant of the rule that accepts ties.
scene city-guide
set axis=vertical-or-tie
pan began vx=300 vy=-300
expect event "pan began"
expect animator.state active

# A pager's rule checks the displacement, with a narrower angle: it refuses a steep start.
scene city-guide
set axis=pager
pan began dx=20 dy=-5 vx=300 vy=-80
expect event "pan began"

scene city-guide
pan began dx=20 dy=-15 vx=300 vy=-200
expect event "pan refused"

# The scene's default rule again.
set axis=scene
scene city-guide
pan began dx=20 dy=-5 vx=300 vy=-80
expect event "pan refused"
expect event "list scrolls"

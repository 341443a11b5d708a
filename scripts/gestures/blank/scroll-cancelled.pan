# A drag that is cancelled ends without a velocity, however fast the finger was, so the view doesn't
# decelerate.
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan changed dy=-300 vy=-2000
expect list.speed 2000
pan cancelled vy=-2000
expect event "scroll released view=list offset=0,300 velocity=0,0 target=0,300"
expect list.speed 0
expect list.decelerating no
expect event "scroll ended view=list offset=0,300"
run
expect list.offset 300

# The same movement, but the finger is lifted.
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan changed dy=-300 vy=-2000
pan ended vy=-2000
expect list.decelerating yes

# Cancelled beyond a bound, the view returns as after a rest: inward at 22/3 of the distance beyond
# the bound per second (M10).
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan changed dy=300 vy=2000
pan cancelled
expect list.speed 1003.108808
expect list.decelerating yes
run
expect list.offset 0

# Another finger, which the system cancels.
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
touch down x=100 y=600
at 0.01 touch move y=560
at 0.02 touch move y=520
at 0.03 touch cancel
expect event "scroll released view=list"
expect list.decelerating no

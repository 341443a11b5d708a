# A drag that is taken away ends without a velocity, however fast the finger was: it does not glide.
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

# The same finger, lifted.
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan changed dy=-300 vy=-2000
pan ended vy=-2000
expect list.decelerating yes

# Taken away beyond a bound it returns, as after a rest: inwards at 22/3 of the distance beyond per second (M10).
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan changed dy=300 vy=2000
pan cancelled
expect list.speed 1003.108808
expect list.decelerating yes
run
expect list.offset 0

# A separate finger, cancelled by the system.
scene blank
scroll-view list frame=0,0,400,800 content=400x9000
touch down x=100 y=600
at 0.01 touch move y=560
at 0.02 touch move y=520
at 0.03 touch cancel
expect event "scroll released view=list"
expect list.decelerating no

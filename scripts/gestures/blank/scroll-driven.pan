# The view is scrolled without a finger: immediately, or at a constant speed.
scene blank
scroll-view list frame=0,91,390,753 content=390x4000 insets=24,0,16,0
expect list.offset -24  # the content begins at the inset
scroll list to=195
expect list.offset 195
scroll list by=5
expect list.offset 200
scroll list by=440 over=1
expect list.speed 440
at 0.25
expect list.offset 310
expect list.decelerating no
scroll list to=0 over=0.5  # takes the first one's place
at 0.5
expect list.offset 155
run
expect time 0.75
expect list.offset 0
expect event "scroll ended view=list offset=0,0"

# A finger stops a movement at constant speed, too.
scene blank
scroll-view list frame=0,91,390,753 content=390x4000
scroll list by=1000 over=1
at 0.3
pan began on=list
expect list.offset 300
at 2
expect list.offset 300
pan changed dy=-7
expect list.offset 307
scroll list to=50  # and the app takes it from the finger
pan changed dy=-30
expect list.offset 50

# Offsets are rounded to whole device pixels, and no smaller movement is lost (G186).
scene blank
scroll-view list frame=0,0,400,800 content=400x4000 pixels=2
pan began on=list
pan changed dy=-50
pan changed dy=-50.08
expect list.offset 50
pan changed dy=-50.24
expect list.offset 50
pan changed dy=-50.26
expect list.offset 50.5

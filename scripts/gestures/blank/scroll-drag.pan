# A finger drags the content of a scroll view point for point and, beyond the bounds, against a
# rubber band (G185, G188): c·x·d/(d + c·x) with c 0.55 and d 800.
scene blank
scroll-view list frame=0,0,400,800 content=400x4000
expect list.offset 0
expect list.dragging no
pan began on=list
expect list.dragging yes
pan changed dy=-100
expect list.offset 100
pan changed dy=100  # 100 pt before the beginning
expect list.offset -51.461988
pan changed dy=-20  # back again: nothing is lost
expect list.offset 20
pan changed dy=-3600  # the greatest offset is 3200
expect list.offset 3372.549020
pan ended
expect list.target 3200  # let go beyond its bounds it goes back
expect list.decelerating yes
run
expect list.offset 3200
expect event "scroll ended view=list offset=0,3200"

# Cancelling isn't ending: the velocity doesn't count.
scene blank
scroll-view list frame=0,0,400,800 content=400x4000
pan began on=list
pan changed dy=-300
pan cancelled
expect list.offset 300
expect list.decelerating no
expect event "scroll ended view=list offset=0,300"

# Content that fits the view doesn't scroll, unless it always bounces (G81, G194).
scene blank
scroll-view list frame=0,0,400,800 content=400x800
pan began on=list
pan changed dy=-300
expect list.offset 0
expect list.dragging no
expect event "scroll refused view=list"
scene blank
scroll-view list frame=0,0,400,800 content=400x800 always-bounces=vertical
pan began on=list
pan changed dy=-300 dx=50
expect list.offset 136.787565
pan ended
run
expect list.offset 0

# Without bounces, it stops abruptly.
scene blank
scroll-view list frame=0,0,400,800 content=400x4000 bounces=no
pan began on=list
pan changed dy=300
expect list.offset 0
pan ended

# It scrolls along both axes at the same time; with a directional lock, only along the axis on which
# the drag began (G89).
scene blank
scroll-view map frame=0,0,400,800 content=4000x4000
pan began on=map
pan changed dx=-10 dy=-80
pan changed dx=-90 dy=-100
expect map.offset 90,100
pan ended
scene blank
scroll-view map frame=0,0,400,800 content=4000x4000 lock=yes
pan began on=map
pan changed dx=-10 dy=-80
pan changed dx=-90 dy=-100
expect map.offset 0,100
pan ended

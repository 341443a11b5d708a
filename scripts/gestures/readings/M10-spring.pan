# M10: released beyond an edge after a rest, the spring starts inward, at 22/3 of the distance
# beyond the edge per second.
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M10=inward
scroll list to=-100
pan began on=list
pan ended vy=0
expect list.speed 733.333333
at 0.1
expect list.offset -45.679 within 0.001
run
expect list.offset 0

# Before this was measured, the spring was assumed to start from rest (GU13).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M10=spring
scroll list to=-100
pan began on=list
pan ended vy=0
expect list.speed 0
at 0.1
expect list.offset -70.130559
run
expect list.offset 0

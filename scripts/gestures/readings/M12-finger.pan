# M12: if the finger lifts in the move past an edge, the spring takes 0.55 of the finger's velocity
# (M26).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M12=banded
pan began on=list
at 0.048 pan changed dy=84
at 0.096 pan changed dy=168
pan ended vy=1750
expect list.speed -962.5
run
expect list.offset 0

# Before this was measured, the spring took the finger's velocity multiplied by the rubber band's
# slope at that offset (T131).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M12=finger
pan began on=list
at 0.048 pan changed dy=84
at 0.096 pan changed dy=168
pan ended vy=1750
expect list.speed -783.371867
run
expect list.offset 0

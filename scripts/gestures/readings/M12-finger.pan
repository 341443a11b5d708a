# M12: released on the move past an edge, the spring takes 0.55 of the finger's velocity (M26).
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

# Before it was measured, the finger's velocity counted by the share of the band at that place (T131).
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

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

# In an older table, the spring took the velocity of the displayed offset over the last 100 ms.
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M12=applied
pan began on=list
at 0.048 pan changed dy=84
at 0.096 pan changed dy=168
pan ended vy=1750
expect list.speed -868.329098
run
expect list.offset 0

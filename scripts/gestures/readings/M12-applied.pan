# M12: let go on the move past an edge, the spring took the finger's velocity by the band's share (T131).
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

# Told of iOS 26.1: it takes what the offset shown did over the last 100 ms (M12).
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

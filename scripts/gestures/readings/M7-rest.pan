# M7: the target reported at lift-off is the integral's, as far as the speed at which it stops, on a whole pixel.
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000 pixels=3
set reading M7=integral
pan began on=list
pan ended vy=-3000
expect event "scroll released view=list offset=0,0 velocity=0,3000 target=0,1493.666667"
run
expect list.offset 1492 within 0.001

# Before it was measured, the sum of the whole velocity stood in for it, 0.499·v (G174, G201).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M7=rest
pan began on=list
pan ended vy=-3000
expect event "scroll released view=list offset=0,0 velocity=0,3000 target=0,1497"
run

# M7: the target reported at lift-off is that of the integral, down to the speed at which the view
# stops, rounded to a whole pixel.
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000 pixels=3
set reading M7=integral
pan began on=list
pan ended vy=-3000
expect event "scroll released view=list offset=0,0 velocity=0,3000 target=0,1493.666667"
run
expect list.offset 1492 within 0.001

# Before this was measured, the sum for the whole velocity was used, 0.499·v (G174, G201).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M7=rest
pan began on=list
pan ended vy=-3000
expect event "scroll released view=list offset=0,0 velocity=0,3000 target=0,1497"
run

# M7: the target that is told at the lift was the sum of the whole velocity, 0.499·v (G174, G201).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M7=rest
pan began on=list
pan ended vy=-3000
expect event "scroll released view=list offset=0,0 velocity=0,3000 target=0,1497"
run

# Measured it is the integral's, as far as the speed at which it stops, on a whole pixel (M7).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000 pixels=3
set reading M7=integral
pan began on=list
pan ended vy=-3000
expect event "scroll released view=list offset=0,0 velocity=0,3000 target=0,1493.666667"
run

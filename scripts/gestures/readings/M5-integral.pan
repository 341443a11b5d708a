# M5: as measured on iOS 26.1, a fling travels as far as the sum over milliseconds, 0.499·v (M5,
# M6).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M5=sum
pan began on=list
pan ended vy=-3000
expect list.target 1492.01
wait 1
expect list.offset 1294.80841
run
expect list.offset 1492.01

# Before this was measured, it traveled as far as the integral of its velocity, 0.4995·v (GU12),
# which is 1.5 pt more.
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M5=integral
pan began on=list
pan ended vy=-3000
expect list.target 1493.504501
wait 1
expect list.offset 1296.10538
run
expect list.offset 1493.504501

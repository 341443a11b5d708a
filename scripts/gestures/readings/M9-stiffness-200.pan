# M9: as measured on iOS 26.1, a bounce is a spring of stiffness 120 and damping 22 (M9, M11).
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M9=stiffness-120
pan began on=list
pan ended vy=3000
at 0.09116
expect list.offset -100.469393
at 0.2
expect list.offset -66.925995
run
expect time 0.776881 within 1e-4
expect list.offset 0

# Before this was measured, a critically damped spring of stiffness 200 was used (GU13), which
# doesn't travel as far.
scene blank screen=393x852
scroll-view list frame=0,0,393,852 content=393x6000
set reading M9=stiffness-200
pan began on=list
pan ended vy=3000
at 0.070711
expect list.offset -78.039014
at 0.2
expect list.offset -35.463448
run
expect list.offset 0

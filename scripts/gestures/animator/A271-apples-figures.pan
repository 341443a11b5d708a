# Apple's own figures (A271): a curve has covered half of the distance after a tenth of the time.
# The remaining distance then takes 1.8 of 2 s (A118).
scene blank
view card x=0

# The control points (0, 22/27) and (0.6, 1) yield x = 0.1 and y = 0.5 at the parameter 1/4.
animator move duration=2 curve=cubic(0,0.8148148148148148,0.6,1)
animate card.x to=100
pause
scrub 0.5
expect card.x 50
continue
expect time-fraction 0.1
expect remaining 1.8
expect card.x 50
run
expect time 1.8

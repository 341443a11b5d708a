# A block with a delay continues from its position, with whatever timing its animator is given.
scene blank
view v x=0 y=0
animator a duration=1 curve=quart-out
animate v.x to=100
animate v.y to=100 delay=0.3
pause
scrub 0.7
expect v.y 0
continue curve=linear
expect v.x 70
expect v.y 0
run
expect v.y 100

# While it oscillates, it is caught and released where it is.
scene blank
view v x=0 y=0
animator a duration=1 curve=spring(0.4)
animate v.x to=100
animate v.y to=100 delay=0.3
start
at 0.4 pause
expect v.y 100.338317
scrub 0.98
expect v.y 100.163 within 0.01
continue curve=ease-in-out
expect v.y 100.163 within 0.01
run
expect v.y 100

# At fraction 1, everything is at its end, however the animator has oscillated.
scene blank
view v x=0 y=0
animator a duration=1 curve=quad-in-out
animate v.x to=100
animate v.y to=100 delay=0.1
start
at 0.3 pause
continue curve=spring(0.3)
at 0.5 pause
scrub 1
expect v.x 100
expect v.y 100

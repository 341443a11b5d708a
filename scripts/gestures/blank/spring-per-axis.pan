# Two velocities give a center one spring for each axis (A185); any other property follows the first
# (U33).
scene blank
view card center=0,0 alpha=0
animator move duration=0.5 curve=spring(ratio=0.7) velocity=5,20
animate card.center to=100,60
animate card.alpha to=1
start
expect card.center.speed 500,1200 within 0.05
expect card.alpha.speed 5 within 1e-3
expect always card.center.x continuous within 30
at 0.1 pause
expect card.center.speed 0,0
continue
run
expect card.center 100,60

# A ratio is fitted to the duration: A276.
scene blank
view card x=0
animator move duration=1 curve=spring(ratio=1)
animate card.x to=100
start
at 0.25
expect card.x 67.1068
run
expect time 1

# Physical constants determine the duration; so do a perceptual duration and a bounce (A203).
scene blank
view card x=0
animator soft duration=9 curve=spring(duration=0.5,bounce=0.3)
animator firm curve=spring(mass=3,stiffness=1000,damping=500)
expect soft.duration 0.86296 within 1e-5
animate card.x to=100 on=soft
start on=soft
run
expect time 0.86296 within 1e-5

# The initial velocity counts whole distances per second (A182): 200 pt to go at 100 pt/s are 0.5.
scene blank
view card x=0
animator move duration=0.5 curve=spring(0.8) velocity=0.5
animate card.x to=200
start
expect card.x.speed 100 within 0.01
run
expect time 0.5
expect card.x.speed 0

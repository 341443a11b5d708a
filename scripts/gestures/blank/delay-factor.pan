# A delay factor of a half: the block waits for half of the time and takes the other half (A147,
# A274).
scene blank
view card frame=20,600,350,200
animator open duration=2 curve=linear
animate card.frame.y to=80 on=open delay=0.5
start
at 1
expect card.frame.y 600
at 1.5
expect card.frame.y 340
run
expect card.frame.y 80
expect time 2

# While the animator runs, the factor is a fraction of the remaining time (A275, U27).
scene blank
view card frame=20,600,350,200 alpha=1
animator open duration=2 curve=linear
animate card.frame.y to=80 on=open
start
at 0.5
animate card.alpha to=0 delay=0.25
at 0.875
expect card.alpha 1
at 1.4375
expect card.alpha 0.5
run
expect card.alpha 0

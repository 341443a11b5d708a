# A block that is added in flight takes the remaining time, and ends with the others (A141, A143,
# A274).
scene blank
view card x=0 y=0
animator move duration=2 curve=linear
animate card.x to=100
start
at 1 animate card.y to=100
expect card.model.y 100
expect card.y 0
at 1.5
expect card.x 75
expect card.y 50
run
expect time 2
expect card.y 100

# A delay factor of a half on an inactive animator: the block begins after 1 s and takes 1 s (A147).
scene blank
view card x=0
animator move duration=2 curve=linear
animate card.x to=100 delay=0.5
start
at 1
expect card.x 0
at 1.5
expect card.x 50
run
expect time 2

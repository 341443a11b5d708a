# ``run` advances to the end of everything that ends, however long it takes; a minute is the limit for repetition.
scene blank
view card x=0 y=0

# Hardly damped at all, this spring settles after more than a minute.
animator slow duration=69 curve=spring(0.05)
animate card.x to=100
start
run
expect card.x 100
expect time 69

# A delay, and one run that begins as another ends, have ends as well.
animator late duration=40 curve=linear
animate card.y to=100 on=late
start on=late after=50
run
expect time 159
expect card.y 100

# Everything that nothing moves is at rest.
run
expect time 159

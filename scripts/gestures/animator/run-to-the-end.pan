# `run` advances until everything that has an end has ended, however long it takes; the limit of a
# minute applies to repetition.
scene blank
view card x=0 y=0

# This spring has so little damping that it settles after more than a minute.
animator slow duration=69 curve=spring(0.05)
animate card.x to=100
start
run
expect card.x 100
expect time 69

# A delay has an end, too, and so does a run that begins when another one ends.
animator late duration=40 curve=linear
animate card.y to=100 on=late
start on=late after=50
run
expect time 159
expect card.y 100

# If nothing moves, everything is at rest.
run
expect time 159

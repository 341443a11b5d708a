# PK-7: the creature's model stays transparent. The creature is visible only as long as the
# animations with a forwards fill are attached.
scene pokedex-detail faults=PK-7
at 1.7
expect event "fault PK-7"
at 1.75
expect creature.alpha 0.69824
at 1.8125
expect creature.y -18.4961
at 1.85
expect creature.y -20
at 2.05
expect creature.y 0
expect event "constraints switched"
run
expect creature.alpha 1
expect creature.model.alpha 0
expect creature.layers 4
layer-remove key=opacity on=creature
expect creature.alpha 0

scene pokedex-detail
run
expect creature.model.alpha 1
expect creature.layers 0

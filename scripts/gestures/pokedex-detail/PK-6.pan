# PK-6: removing a view isn't a change of a property, so a delayed animation block doesn't delay it:
# the burst's surface disappears immediately instead of fading.
scene pokedex-detail faults=PK-6
at 1.699
expect emitter.present yes
at 1.7
expect event "fault PK-6"
expect event "emitter removed"
expect emitter.present no
at 1.75
expect emitter.present no
expect emitter.alpha 1
expect creature.alpha 0.69824
run
expect time 2.88

scene pokedex-detail
at 1.75
expect emitter.present yes
at 1.95
expect emitter.alpha 0.5
at 2
expect emitter.present no

# PK-1, PK-5 and PK-13 are about names, a choice, and an invisible fade: they're accepted, but
# change nothing.
scene pokedex-detail faults=PK-1,PK-5,PK-13 image=fails
expect ball.alpha 1
at 0.05
expect ball.alpha 1
expect container.alpha 0.129162
at 0.7
expect event "image failed"
expect creature.image empty
run
expect time 2.88
expect no event fault

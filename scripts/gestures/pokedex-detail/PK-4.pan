# PK-4: if there is no address, the load returns without a callback. The timer has fired, but
# nothing ever starts the appearance, and the ball swings forever.
scene pokedex-detail faults=PK-4 image=no-address
at 0.4
expect event "fault PK-4"
expect no event "image empty"
expect gate closed
at 1.2
expect event "gate armed"
at 60.3
expect gate armed
expect gate.count 0
expect creature.image none
expect ball.rotation 20

# If there is an address, the fault has no effect.
scene pokedex-detail faults=PK-4
run
expect no event fault
expect time 2.88

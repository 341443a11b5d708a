# As published: the surface disappears abruptly, the model stays transparent, and the ball keeps
# swinging.
scene pokedex-detail faults=published
at 1.2
expect gate open
expect no event fault
at 1.6
expect event "fault PK-10"
at 1.7
expect event "fault PK-6"
expect event "fault PK-7"
expect emitter.born 30
at 1.75
expect emitter.present no
expect creature.alpha 0.69824
expect creature.scale 0.75859
expect creature.model.alpha 0
at 2.05
expect event "constraints switched"
at 2.3
expect container.frame 41.5,51,307,307
at 2.88
expect row.5.alpha 1
at 5.1
expect ball.rotation 20

# After a second request, the appearance starts twice, and one surface stays forever.
scene pokedex-detail faults=published
at 1 data image-latency=0.4
expect event "fault PK-2"
expect no event "fault PK-9"
expect ball.frame 107,214,80,80
at 2
expect gate.count 2
expect event "fault PK-3"
at 10
expect emitter.count 1
expect emitter.present no

# When the screen appears again, the ball is lower.
scene pokedex-detail faults=published
at 0.2 appear
expect event "fault PK-9"
expect ball.frame 107,254,80,80

# Without an address, the ball swings forever.
scene pokedex-detail faults=published image=no-address
at 1.2
expect event "fault PK-4"
expect gate armed
at 60
expect gate armed

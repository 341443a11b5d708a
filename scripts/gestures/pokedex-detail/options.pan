# Every duration of the screen is an option; at the minimum, everything happens immediately and in
# order.
scene pokedex-detail api-latency=0 image-latency=0 minimum=0 burst=0
at 0
expect event "data arrived"
at 0.001
expect gate open
expect gate.count 1
expect event "appearance started"
expect header.hidden yes
run
expect time 1.18
expect header.hidden no
expect emitter.count 0

# On the larger screen.
scene pokedex-detail screen=414x896 minimum=2s burst=250ms
expect container.frame 48,203.4,318,318
expect ball.frame 119,238,80,80
expect creature.position 159,318
expect emitter.position 159,258
expect emitter.size 636,636
expect row.0.x 155.25
at 2.4
expect gate open
at 2.65
expect event "appearance started"
run
expect time 3.83
expect container.frame 26,48,362,362
expect background.radius 207
expect background.y -896

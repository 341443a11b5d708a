# A further request replaces the one before. If that one is still loading, its timer and its image
# no longer count: the appearance starts once, for the latest request.
scene pokedex-detail
at 1 data
expect gate closed
at 1.2
expect no event "timer fired"
at 1.3
expect event "gate armed"
at 1.799
expect gate armed
at 1.8
expect gate open
expect gate.count 1
run
expect gate.count 1
expect time 3.48
expect no event fault
expect ball.frame 113.5,227,80,80

# If the appearance has started, all running animations end at their end values, and another
# appearance follows when the new image has loaded. The ball is gone and stays hidden: it's prepared
# only when the screen appears.
scene pokedex-detail
at 1.8
expect creature.alpha > 0.9
at 1.8 data image-latency=1.5 image=fails
expect event "appearance ended"
expect gate closed
expect gate.count 1
expect emitter.count 0
expect layout final
expect container.frame 41.5,51,307,307
expect background.present no
expect creature.alpha 1
expect creature.scale 1
expect creature.y 0
expect row.5.alpha 1
expect ball.alpha 0
at 1.9
expect ball.alpha 0
expect ball.layers 0
expect no event "constraints switched"
at 2.6
expect event "timer fired"
expect gate armed
at 3.3
expect event "image failed"
expect gate open
expect gate.count 2
expect emitter.present yes
at 3.8
expect creature.alpha 0
at 4.15
expect event "constraints switched"
run
expect time 4.98
expect ball.alpha 0
expect ball.rotation 0
expect emitter.count 0

# If nothing is running any more, there is nothing to end.
scene pokedex-detail
run
at 5 data image=no-address
expect no event "appearance ended"
expect event "image empty"
run
expect gate.count 2
expect time 7.48

# The data of a later request may arrive before the data of the first one.
scene pokedex-detail
at 0.1 data image=never
at 0.4
expect event "data arrived request=2"
run
expect time 2.88
expect gate.count 1

# The whole screen from loading to the final state; the timer fires after the image has loaded: the
# appearance starts at 1.2 s, and every row of the timeline follows from that.
scene pokedex-detail
expect gate closed
expect layout first
expect container.frame 48,195.8,294,294
expect container.alpha 0
expect ball.frame 107,214,80,80
expect ball.alpha 1
expect ball.rotation 0
expect creature.anchor 0.5,1
expect creature.position 147,294
expect creature.alpha 0
expect creature.image none
expect emitter.position 147,234
expect emitter.size 588,588
expect emitter.count 0
expect emitter.present no
expect background.alpha 0
expect background.scale 0,1
expect header.hidden yes
expect name.alpha 0
expect row.5.alpha 0
expect row.5.x 146.25
expect no event "data arrived"

at 0.2
expect container.alpha 1

at 0.4
expect event "data arrived"
expect gate closed
at 0.6
expect background.alpha 1
expect header.hidden yes
at 0.65
expect background.scale 1,1
expect header.hidden no

at 0.699
expect gate closed
at 0.7
expect event "image loaded"
expect event "gate armed"
expect gate armed
expect creature.image loaded
expect creature.alpha 0

at 1.199
expect gate armed
expect no event "timer fired"
at 1.2
expect event "timer fired"
expect event "gate opened"
expect event "burst started"
expect gate open
expect gate.count 1
expect emitter.present yes
expect emitter.count 1
expect emitter.born 0

at 1.4
expect ball.alpha 1
at 1.6
expect ball.alpha 0
expect ball.rotation 0
expect event "layer removed key=swing"

at 1.7
expect event "appearance started"
expect emitter.alpha 1
expect creature.alpha 0
expect creature.model.alpha 1
expect creature.scale 0.2
expect creature.y 0
at 1.85
expect creature.y -20
at 1.9
expect creature.alpha 1
expect creature.scale 1
expect emitter.alpha 1
at 1.95
expect emitter.alpha 0.5
expect no event "emitter removed"
at 2.0
expect event "emitter removed"
expect emitter.present no
expect emitter.count 0

at 2.049
expect layout first
at 2.05
expect creature.y 0
expect event "constraints switched"
expect layout final
expect container.model.frame 41.5,51,307,307
at 2.1
expect container.frame 48,195.8,294,294
at 2.299
expect no event "layout done"
at 2.3
expect event "layout done"
expect container.frame 41.5,51,307,307
expect creature.position 153.5,307
expect emitter.position 153.5,247
expect background.y 0

# It leaves upward, and its lower corners are rounded faster than it moves.
at 2.35
expect background.radius 150.4081
at 2.4
expect background.radius 195
expect event "rows started"
expect name.alpha 0
at 2.43
expect row.0.alpha 0
expect row.0.x 146.25
at 2.45
expect background.y -650.9971
at 2.58
expect row.4.alpha 0.160572
expect row.5.alpha 0
expect row.5.x 146.25
at 2.6
expect event "background removed"
expect background.present no
expect background.y -844
expect name.alpha 1
expect number.alpha 1
expect pages.alpha 1
expect dots.alpha 1
at 2.73
expect row.0.alpha 1
expect row.0.x 0
expect row.5.alpha 0.684643
expect row.5.x 46.1209
run
expect time 2.88
expect row.5.alpha 1
expect row.5.x 0

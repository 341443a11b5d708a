# The image loads after the timer has fired: the appearance starts at 2.1 s, and everything after
# that is 0.9 s later than with a quick image.
scene pokedex-detail image-latency=1.7
at 0.5
expect background.alpha 0.684643
at 0.65
expect header.hidden no
at 1.2
expect event "timer fired"
expect event "gate armed"
expect gate armed
expect creature.image none
at 2.099
expect gate armed
expect ball.rotation -19.933333
at 2.1
expect event "image loaded"
expect event "gate opened"
expect gate open
expect emitter.present yes
at 2.3
expect ball.alpha 1
at 2.5
expect ball.alpha 0
at 2.599
expect no event "appearance started"
at 2.6
expect event "appearance started"
at 2.75
expect creature.y -20
at 2.8
expect creature.alpha 1
expect creature.scale 1
at 2.9
expect event "emitter removed"
at 2.95
expect event "constraints switched"
expect creature.y 0
at 3.0
expect container.frame 48,195.8,294,294
at 3.2
expect event "layout done"
expect container.frame 41.5,51,307,307
at 3.3
expect background.radius 195
expect event "rows started"
at 3.33
expect row.0.alpha 0
at 3.5
expect event "background removed"
expect name.alpha 1
at 3.63
expect row.0.alpha 1
run
expect time 3.78
expect row.5.alpha 1
expect gate.count 1

# Every way to load an image calls back: a failure and a missing address count as loaded, with an
# empty image, and are reported. Only a load that never answers leaves the ball swinging.
scene pokedex-detail image=fails
at 0.7
expect event "image failed"
expect no event "image loaded"
expect creature.image empty
expect gate armed
run
expect gate.count 1
expect time 2.88

scene pokedex-detail image=fails image-latency=1.7
at 1.2
expect gate armed
expect creature.image none
at 2.1
expect event "image failed"
expect gate open
run
expect time 3.78

scene pokedex-detail image=no-address
at 0.4
expect event "image empty"
expect gate armed
expect creature.image empty
at 1.2
expect event "gate opened"
expect no event fault
run
expect time 2.88
expect creature.alpha 1

# The timer has fired, but nothing else happens.
scene pokedex-detail image=never
at 1.2
expect event "gate armed"
at 60
expect gate armed
expect gate.count 0
expect ball.rotation 0
at 60.3
expect ball.rotation 20
expect creature.image none
expect no event "gate opened"

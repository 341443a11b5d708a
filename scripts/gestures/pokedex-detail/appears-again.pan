# Another image alone doesn't bring the ball back. The screen appears again after everything has
# ended: the ball is shown and swings again, over the creature, until another image has loaded.
scene pokedex-detail
run
expect ball.alpha 0
expect ball.layers 0
at 3.4 data
at 3.5
expect ball.alpha 0
expect ball.layers 0
run
expect gate.count 2
expect ball.alpha 0

at 6 appear
expect event "screen appeared"
at 6.05
expect ball.alpha 0.5
at 6.1
expect ball.alpha 1
at 6.3
expect ball.rotation 20
expect gate.count 2
data image=no-address
at 7.5
expect ball.alpha 0
expect ball.layers 0
expect gate.count 3

# While the first image is loading, there is nothing to show again: the ball is visible and
# continues to swing.
scene pokedex-detail
at 0.2 appear
at 0.3
expect ball.alpha 1
expect ball.rotation 20
run
expect time 2.88
expect gate.count 1

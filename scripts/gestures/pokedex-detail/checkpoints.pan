# The values at intermediate moments: the swing, the curves of the appearance, the fade of the ball,
# and the movement to the final place.
scene pokedex-detail
at 0.1
expect container.alpha 0.5
expect ball.rotation 6.666667
at 0.3
expect ball.rotation 20
at 0.5
expect background.alpha 0.684643
expect background.scale 0.378138,1
expect ball.rotation 6.666667
at 0.6
expect ball.rotation 0
at 0.9
expect ball.rotation -20
at 1.2
expect ball.rotation 0
at 1.5
expect ball.rotation 20

# The ball fades with an ease-out after a delay of 0.2 s.
scene pokedex-detail
at 1.45
expect ball.alpha 0.62186
at 1.5
expect ball.alpha 0.31536
expect emitter.born 18
expect emitter.alive 18
at 1.55
expect ball.alpha 0.09346
at 1.7
expect emitter.born 30
expect emitter.alive 24

at 1.725
expect creature.alpha 0.45675
expect creature.scale 0.5654
at 1.7375
expect creature.y -1.7119
at 1.75
expect creature.alpha 0.69824
expect creature.scale 0.75859
at 1.775
expect creature.y -12.0482
at 1.8
expect creature.alpha 0.91457
expect creature.scale 0.93166
at 1.8125
expect creature.y -18.4961
at 1.85
expect creature.alpha 0.98526
expect creature.scale 0.98821
expect creature.y -20
at 1.9
expect creature.alpha 1
expect creature.scale 1

at 2.15
expect container.frame.y 177.0974
expect container.frame.width 295.6791
expect container.frame.height 295.6791
at 2.2
expect container.frame.y 123.4
expect container.frame.width 300.5
expect creature.position 150.25,300.5

# PK-10: the ball is hidden but swings forever, so the screen never comes to rest.
scene pokedex-detail faults=PK-10
at 1.6
expect event "fault PK-10"
expect ball.alpha 0
at 61.5
expect ball.rotation 20
expect ball.layers 1
expect row.5.alpha 1

scene pokedex-detail
run
expect ball.layers 0
expect ball.rotation 0

# PK-9: preparing the ball moves its anchor point and compensates for that. When the screen appears
# again, there is nothing to compensate, so preparing the ball moves it down by half of its height.
scene pokedex-detail faults=PK-9
expect ball.frame 107,214,80,80
expect no event fault
at 0.8 appear
expect event "fault PK-9"
expect ball.frame 107,254,80,80
at 0.9 appear
expect ball.frame 107,294,80,80
expect ball.anchor 0.5,1

scene pokedex-detail
at 0.8 appear
expect event "screen appeared"
at 0.9 appear
expect ball.frame 107,214,80,80
expect ball.position 147,294
expect no event fault

# A request for another image prepares nothing.
scene pokedex-detail faults=PK-9
at 0.6 data
expect ball.frame 107,214,80,80
expect no event fault

# PK-9: preparing the loading moves the ball's anchor and makes up for it. Where the anchor has been
# moved already there is nothing to make up for, and the ball goes down by half its height.
scene pokedex-detail faults=PK-9
expect ball.frame 107,214,80,80
expect no event fault
at 0.8 data
expect event "fault PK-9"
expect ball.frame 107,254,80,80
at 0.9 data
expect ball.frame 107,294,80,80
expect ball.anchor 0.5,1

scene pokedex-detail
at 0.8 data
at 0.9 data
expect ball.frame 107,214,80,80
expect ball.position 147,294

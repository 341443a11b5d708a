# If the block doesn't lay out the views, the close button is at its final place immediately.
scene city-guide
tap on=card
at 0.15 expect close.frame 280,0,40,40
scene city-guide lays-out=no
tap on=card
at 0.15 expect close.frame 350,0,40,40
expect card.frame 240,123.5,320,597

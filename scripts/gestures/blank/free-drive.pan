# A path without anchors is free: the value follows the finger and stays where it is released.
scene blank
view dial frame=145,300,100,100
gesture turn pan on=dial
drive dial.frame.y by=turn range=200,500
drive dial.frame.x by=turn
pan began on=dial
pan changed dx=30 dy=120
pan ended vy=2000
run
expect dial.frame 175,420,100,100
expect event "released dial.frame.y at=420"
expect no event "decided"

# Its range is a stop by default.
pan began on=dial
pan changed dy=300
expect dial.frame.y 500
pan ended
expect dial.frame.y 500

# A cancelled pan sets the value back to the one at `began`.
pan began on=dial
pan changed dx=-90 dy=-200
expect dial.frame 85,300,100,100
pan cancelled
expect dial.frame 175,500,100,100

# With `past=rubber` it resists past its range, 0.55 of the finger at first (G188), and returns.
scene blank
view dial frame=145,300,100,100
gesture turn pan on=dial
drive dial.frame.y by=turn range=200,500 past=rubber
pan began on=dial
pan changed dy=300
# 100 pt past the end of 500: 55 x 844 / (844 + 55)
expect dial.frame.y 551.6352
pan ended
run
expect dial.frame.y 500

# A handler without a case for `.cancelled` leaves the value wherever the finger was.
scene blank
view dial frame=145,300,100,100
gesture turn pan on=dial
drive dial.frame.y by=turn cancelled=ignore
pan began on=dial
pan changed dy=90
pan cancelled
run
expect dial.frame.y 390
expect event "pan ignored state=cancelled path=dial.frame.y cause=ignore"

# The same on the screen of the author's recording, which is 414 pt wide: the distance is 274
# points, that of the blue square is 214, and a round trip still ends at 20.
scene interactive-square screen=414x896
pan began
expect yellow.frame 20,408,100,100
pan changed dx=30
expect fraction 0.3
expect yellow.x 82.2
pan changed dx=70
expect yellow.x 191.8
pan ended
expect remaining 0.2
wait 0.1
expect fraction 0.85
expect yellow.x 232.9
run
expect state end
expect yellow.x 274
pan began
pan changed dx=-60
expect yellow.x 121.6
pan ended
run
expect state start
expect yellow.x 20
tap on=blue
wait 0.25
expect blue.x 27.6407
wait 0.25
expect blue.x 107
run
expect blue.x 214

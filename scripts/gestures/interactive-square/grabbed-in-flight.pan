# A square in flight is caught, moved on and released: one run, one completion, no jump.
scene interactive-square
pan began
pan changed dx=60
pan ended
at 0.1
expect running yes
expect fraction 0.8
expect yellow.x 200

pan began
expect running no
expect fraction 0.8
expect yellow.x 200
expect completions 1
pan changed dx=-20
expect raw 0.6
expect yellow.x 150
at 0.3 pan ended
expect reversed no
run
expect time 0.5
expect state end
expect yellow.x 250

# On the way back, the fraction counts in the other direction, and the finger still moves the square
# along with it.
scene interactive-square
pan began
pan changed dx=40
pan ended
at 0.1
expect reversed yes
expect fraction 0.8
expect yellow.x 50
pan began
expect fraction 0.8
expect yellow.x 50
pan changed dx=10
expect fraction 0.7
expect yellow.x 75
pan changed dx=40
expect fraction 0.4
expect progress 0.6
expect yellow.x 150
pan ended
expect reversed no
expect release.fraction 0.6
run
expect time 0.3
expect position end
expect state end
expect yellow.x 250

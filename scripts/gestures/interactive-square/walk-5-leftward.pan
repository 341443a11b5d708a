# Dragged to the left from its left end, the square stays; the published code, which uses the
# magnitude of the translation, moves it to the right.
scene interactive-square
at 0.5 pan began
expect fraction 0
at 0.7 pan changed dx=-60
expect raw -0.6
expect fraction 0
expect yellow.x 0
at 0.8 pan ended
expect reversed yes
at 1
expect position start
expect state start
expect yellow.x 0
expect no event fault

scene interactive-square faults=published
at 0.5 pan began
expect fraction 0
at 0.7 pan changed dx=-60
expect raw 0.6
expect fraction 0.6
expect yellow.x 150
expect event "fault IA-1"
at 0.8 pan ended
expect reversed no
at 1
expect position end
expect state end
expect yellow.x 250

# Toward the other end, a leftward drag works, because the magnitude and the sign agree.
at 1.5 pan began
at 1.7 pan changed dx=-60
expect fraction 0.6
expect yellow.x 112
at 1.8 pan changed dx=40
expect fraction 0.4
expect yellow.x 158
at 1.9 pan ended
run
expect state end
expect yellow.x 250

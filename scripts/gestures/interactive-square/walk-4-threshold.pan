# A drag to exactly the threshold completes; a slightly shorter one reverts.
scene interactive-square
at 0.5 pan began
at 0.7 pan changed dx=50
expect fraction 0.5
at 0.8 pan ended
expect reversed no
expect remaining 0.2
at 1
expect position end
expect state end
expect yellow.x 250

scene interactive-square
at 0.5 pan began
at 0.7 pan changed dx=49.99
expect fraction 0.4999 within 1e-9
at 0.8 pan ended
expect reversed yes
expect remaining 0.2
at 1
expect position start
expect state start
expect yellow.x 0

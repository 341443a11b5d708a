# If no square is caught in flight or dragged away from its target, the published code has the same
# results: there and back, the short drag, and the threshold.
scene interactive-square faults=published
expect state start
at 0.5 pan began
expect animator.state active
expect running no
expect fraction 0
expect remaining none
expect state start
expect completions 1

at 0.7 pan changed dx=30
expect fraction 0.3
expect raw 0.3
expect yellow.x 75
expect yellow.frame 95,408,100,100
expect yellow.model.x 250

at 0.9 pan changed dx=70
expect fraction 0.7
expect yellow.x 175

at 1 pan ended
expect event "decided end by=position"
expect reversed no
expect remaining 0.2
expect release.fraction 0.7
expect release.time-fraction 0.7
expect release.remaining 0.2
expect release.reversed no

at 1.1
expect fraction 0.85
expect yellow.x 212.5

at 1.2
expect animator.state inactive
expect position end
expect state end
expect yellow.x 250
expect event "completed end animator=yellow"

at 2 pan began
expect fraction 0
expect yellow.model.x 20
expect yellow.x 250

at 2.3 pan changed dx=-60
expect fraction 0.6
expect yellow.x 112

at 2.4 pan ended
expect reversed no
expect remaining 0.2

at 2.5
expect yellow.x 66

run
expect time 2.6
expect position end
expect state start
expect yellow.x 20
expect no event fault

scene interactive-square faults=published
at 0.5 pan began
expect fraction 0
at 0.7 pan changed dx=44
expect fraction 0.44
expect yellow.x 110

at 0.8 pan ended
expect event "decided start by=position"
expect reversed yes
expect fraction 0.56
expect remaining 0.2
expect release.fraction 0.56
expect release.time-fraction 0.44
expect release.remaining 0.2
expect release.reversed yes

at 0.9
expect fraction 0.78
expect yellow.x 55

at 1
expect position start
expect state start
expect yellow.x 0
expect reversed no
expect animator.state inactive
expect event "completed start animator=yellow"
expect no event "state end"
expect no event fault

scene interactive-square faults=published
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

scene interactive-square faults=published
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
expect no event fault

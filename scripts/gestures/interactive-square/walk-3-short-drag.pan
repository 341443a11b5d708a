# A drag of less than half of the distance reverts, also in 0.2 s.
scene interactive-square
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

# The destinations of a card that is released on its way from collapsed: six cases, by the velocity at
# lift-off and the direction before it. Only the sign of the velocity decides; the distance covered
# never does.

# 1. Moving up, forward: nothing reverses, and the card continues after a tenth of the distance.
scene city-guide
pan began
pan changed dy=-24.7
expect state collapsed
expect reversed no
expect progress 0.1
pan ended vy=-40
expect reversed no
expect release.reversed no
expect release.fraction 0.1
expect release.time-fraction 0.220708
expect release.remaining 0.233788
run
expect position end
expect state expanded
expect reversed no

# 2. Moving up, reversed: turned forward.
scene city-guide
pan began
pan changed dy=-222.3
pan ended vy=100
wait 0.05
pan began
expect state collapsed
expect reversed yes
expect progress 0.688079
pan ended vy=-40
expect reversed no
expect release.reversed no
expect release.fraction 0.688079
expect release.time-fraction 0.612625
expect release.remaining 0.116212
run
expect position end
expect state expanded
expect reversed no

# 3. Moving down, forward: reversed.
scene city-guide
pan began
pan changed dy=-24.7
expect state collapsed
expect reversed no
expect progress 0.1
pan ended vy=40
expect reversed yes
expect release.reversed yes
expect release.fraction 0.9
expect release.time-fraction 0.220708
expect release.remaining 0.066212
run
expect position start
expect state collapsed
expect reversed no

# 4. Moving down, reversed: nothing reverses, although more than half of the distance is covered.
scene city-guide
pan began
pan changed dy=-222.3
pan ended vy=100
wait 0.05
pan began
expect state collapsed
expect reversed yes
expect progress 0.688079
pan ended vy=40
expect reversed yes
expect release.reversed yes
expect release.fraction 0.311921
expect release.time-fraction 0.612625
expect release.remaining 0.183788
run
expect position start
expect state collapsed
expect reversed no

# 5. At rest, forward: the direction is kept.
scene city-guide
pan began
pan changed dy=-24.7
expect state collapsed
expect reversed no
expect progress 0.1
pan ended vy=0
expect reversed no
expect release.reversed no
expect release.fraction 0.1
expect release.time-fraction 0.220708
expect release.remaining 0.233788
run
expect position end
expect state expanded
expect reversed no

# 6. At rest, reversed: the direction is kept.
scene city-guide
pan began
pan changed dy=-222.3
pan ended vy=100
wait 0.05
pan began
expect state collapsed
expect reversed yes
expect progress 0.688079
pan ended vy=0
expect reversed yes
expect release.reversed yes
expect release.fraction 0.311921
expect release.time-fraction 0.612625
expect release.remaining 0.183788
run
expect position start
expect state collapsed
expect reversed no

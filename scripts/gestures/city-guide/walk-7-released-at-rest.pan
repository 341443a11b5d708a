# A finger that stops before it lifts reports no velocity. The published rule then keeps the current
# direction, so a tenth of the distance is enough to expand; `nearest` consults the distance
# covered.
scene city-guide
at 0.5 pan began
expect fraction 0
at 0.8 pan changed dy=-24.7
expect fraction 0.1
at 1.5 pan ended vy=0
expect reversed no
expect release.fraction 0.1
expect release.time-fraction 0.220708
expect release.remaining 0.233788
run
expect time 1.733788
expect position end
expect state expanded
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 50
expect right.shift 50

scene city-guide zero-velocity=nearest
at 0.5 pan began
at 0.8 pan changed dy=-24.7
at 1.5 pan ended vy=0
expect reversed yes
expect release.fraction 0.9
expect release.reversed yes
expect release.remaining 0.066212
run
expect time 1.566212
expect position start
expect state collapsed
expect card.frame 275,247,250,350
expect list.scrolls yes

# Past the middle, the nearer end is the far one; exactly in the middle, the direction is kept.
scene city-guide zero-velocity=nearest
pan began
pan changed dy=-172.9
pan ended vy=0
expect release.reversed no
expect release.fraction 0.7
run
expect state expanded

scene city-guide zero-velocity=nearest
pan began
pan changed dy=-123.5
pan ended vy=0
expect release.reversed no
expect release.fraction 0.5
run
expect state expanded

# The rule can be changed while the scene runs.
scene city-guide
pan began
pan changed dy=-24.7
set zero-velocity=nearest
pan ended vy=0
expect release.reversed yes
run
expect state collapsed

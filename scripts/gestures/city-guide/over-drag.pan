# Dragged beyond its ends, the card stops while the finger continues. The raw fraction keeps
# counting, but the animator clamps it; on the way back, the card waits until the finger is inside
# again.
scene city-guide
pan began
pan changed dy=50
expect raw -0.202429
expect fraction 0
expect card.frame 275,247,250,350

pan changed dy=-247
expect raw 1
expect fraction 1
expect card.frame 205,0,390,844

pan changed dy=-300
expect raw 1.214575
expect fraction 1
expect progress 1
expect card.frame 205,0,390,844

# Back by forty points, and still outside: the dead zone.
pan changed dy=-260
expect raw 1.052632
expect fraction 1
expect card.frame.y 0

pan changed dy=-222.3
expect raw 0.9
expect fraction 0.9
expect card.frame.y 24.7

# Released beyond the end, upward: no distance remains, and the completion follows immediately.
at 1 pan changed dy=-300
pan ended vy=-10
expect release.fraction 1
expect release.time-fraction 1
expect release.remaining 0
expect state expanded
expect position end
expect time 1

# Released beyond the end, downward: the card covers the whole distance back.
scene city-guide
pan began
pan changed dy=-300
pan ended vy=10
expect release.fraction 0
expect release.time-fraction 1
expect release.remaining 0.3
run
expect time 0.3
expect state collapsed
expect card.frame 275,247,250,350

# The published code. A card is caught once on its way up, and the run completes. After that, the
# state is wrong, the neighbors are too far out, and the frame to return to is the whole screen.
scene city-guide faults=published
tap on=card
at 0.1 pan began vx=0 vy=-120
expect running no
expect fraction 0.231775
expect card.frame 258.776,189.752,282.448,464.497
expect completions 2
expect card.initial-frame 205,0,390,844
expect card.0.model.frame.x -100
expect card.2.model.frame.x 650

at 0.2 pan changed dy=-24.7
expect fraction 0.331775
at 0.3 pan ended vy=-100
expect release.time-fraction 0.399932
expect release.remaining 0.180020
at 0.4
expect progress 0.852511
expect card.frame.y 36.4297
run
expect time 0.480020
expect position end
expect state collapsed
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 100
expect right.shift 100

# (a) A drag down "expands" the card again, backward, and there is nothing left to move.
at 1 pan began
pan changed dy=100
expect raw -0.404858
expect fraction 0
expect card.0.model.frame.x -150
pan ended vy=50
expect time 1
expect release.reversed yes
expect release.fraction 1
expect release.time-fraction 0
expect release.remaining 0
expect position start
expect state collapsed
expect card.frame 205,0,390,844
expect left.shift 100
expect right.shift 100

# (b) The close button moves only the neighbors, and makes the state right again.
at 2 tap on=close
run
expect time 2.3
expect position end
expect state expanded
expect card.frame 205,0,390,844
expect left.shift 150
expect right.shift 150
expect list.scrolls no

# (c) Again: label and button fade, the corners are rounded, and the list can be scrolled, but the
# card is as large as before, and never shrinks.
at 3 tap on=close
run
expect time 3.3
expect state collapsed
expect card.frame 205,0,390,844
expect card.radius 6
expect label.alpha 0
expect close.alpha 0
expect left.shift 100
expect list.scrolls yes
expect card.initial-frame 205,0,390,844

# Unless a card is caught in flight, the published code does no harm.
scene city-guide faults=published
at 0.5 pan began vx=0 vy=-150
at 1.1 pan changed dy=-172.9
at 1.2 pan ended vy=-40
run
expect time 1.313911
expect state expanded
at 2 pan began vx=0 vy=300
at 2.03 pan changed dy=37.05
at 2.05 pan ended vy=1200
run
expect time 2.269316
expect state collapsed
expect card.frame 275,247,250,350
expect left.shift 0
at 3 pan began vx=-300 vy=40
expect event "pan refused"
expect no event fault

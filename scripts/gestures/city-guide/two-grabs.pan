# A card is caught, released and caught again: the animator is the same throughout, each pan
# continues from the progress that it finds, and only one completion runs at the end.
scene city-guide
tap on=card

at 0.1 pan began vx=0 vy=-120
expect fraction 0.231775
at 0.2 pan changed dy=-24.7
at 0.3 pan ended vy=-100
expect release.remaining 0.180020

at 0.4 pan began vx=0 vy=90
expect running no
expect fraction 0.852512
expect completions 1
expect card.initial-frame 275,247,250,350

# The translation counts from the start of the second pan.
expect pan.translation 0,0
at 0.5 pan changed dy=61.75
expect fraction 0.602512
expect card.frame.y 98.1796

# Back to where the second pan began, and released upward.
at 0.6 pan changed dy=0
expect fraction 0.852512
at 0.7 pan ended vy=-20
expect release.time-fraction 0.733265
expect release.remaining 0.080020
run
expect time 0.780020
expect position end
expect state expanded
expect left.shift 50
expect right.shift 50
expect card.frame 205,0,390,844

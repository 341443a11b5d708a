# A slow drag past the middle, released while moving up. With linear scrubbing, the card's top edge
# stays under the finger; the rest of the run continues within the curve, and takes less time than
# its fraction of the distance.
scene city-guide
at 0.5
expect animator.state inactive
pan began vx=0 vy=-150
expect pan.state began
expect animator.state active
expect running no
expect fraction 0
expect state collapsed
expect remaining none
expect completions 1

at 0.7 pan changed dy=-61.75
expect fraction 0.25
expect raw 0.25
expect card.frame 257.5,185.25,285,473.5

at 0.9 pan changed dy=-123.5
expect fraction 0.5
expect card.frame 240,123.5,320,597

at 1.1 pan changed dy=-172.9
expect fraction 0.7
expect card.frame 226,74.1,348,695.8

at 1.2 pan ended vy=-40
expect pan.state ended
expect release.fraction 0.7
expect release.time-fraction 0.620296
expect release.remaining 0.113911
expect release.reversed no
expect reversed no
expect time-fraction 0.620296
expect remaining 0.113911
expect running yes

at 1.25
expect time-fraction 0.786962
expect fraction 0.786962
expect progress 0.907014
expect card.frame 211.509,22.967,376.982,798.065
expect state collapsed

run
expect time 1.313911
expect event "completed end"
expect position end
expect state expanded
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 50
expect right.shift 50

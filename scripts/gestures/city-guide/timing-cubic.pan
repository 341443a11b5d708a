# A custom curve that is fast at first. Held halfway and released, the card needs three times as
# long to the end as back to the start, because both runs are parts of one curve rather than
# separate curves.
scene city-guide timing=cubic(0.17,0.67,0.76,1.0)
tap on=card
at 0.03
expect progress 0.27397
at 0.075
expect progress 0.51725
at 0.15
expect progress 0.77269
at 0.225
expect progress 0.93039
run
expect time 0.3
expect state expanded

scene city-guide timing=cubic(0.17,0.67,0.76,1.0)
pan began
pan changed dy=-123.5
expect fraction 0.5
pan ended vy=-100
expect release.fraction 0.5
expect release.remaining 0.228890
expect remaining 0.228890
run
expect time 0.228890
expect state expanded

scene city-guide timing=cubic(0.17,0.67,0.76,1.0)
pan began
pan changed dy=-123.5
pan ended vy=100
expect release.reversed yes
expect release.remaining 0.071110
run
expect time 0.071110
expect state collapsed
expect position start

# A short drag, taken back almost to the start and released downward: the animator reverses and
# plays the curve backward to the start values. The state never changes, and the animator doesn't
# stay reversed.
scene city-guide
at 0.5 pan began
expect fraction 0

at 0.7 pan changed dy=-98.8
expect fraction 0.4
expect card.frame 247,148.2,306,547.6

at 0.9 pan changed dy=-24.7
expect fraction 0.1
expect card.frame 268,222.3,264,399.4

at 1 pan ended vy=120
expect reversed yes
expect release.reversed yes
expect release.fraction 0.9
expect release.time-fraction 0.220708
expect release.remaining 0.066212
expect progress 0.1
expect time-fraction 0.220708
expect remaining 0.066212

at 1.03
expect time-fraction 0.120708
expect fraction 0.879292
expect progress 0.028967
expect card.frame.y 239.845

run
expect time 1.066212
expect event "completed start"
expect no event "completed end"
expect position start
expect state collapsed
expect card.frame 275,247,250,350
expect list.scrolls yes
expect left.shift 0
expect right.shift 0
expect reversed no

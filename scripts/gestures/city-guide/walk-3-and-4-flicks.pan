# A flick up after a tenth of the distance expands the card, because only the velocity decides. Then
# a flick down on the expanded card: the fraction measures the collapse, so it increases while the
# card moves down.
scene city-guide
at 0.5 pan began
expect fraction 0
at 0.53 pan changed dy=-24.7
expect fraction 0.1
expect card.frame.y 222.3

at 0.55 pan ended vy=-900
expect release.reversed no
expect release.time-fraction 0.220708
expect release.remaining 0.233788

at 0.6
expect progress 0.311921
expect card.frame.y 169.9555
at 0.65
expect progress 0.592485
expect card.frame.y 100.6561
at 0.7
expect progress 0.837982
expect card.frame.y 40.0183
at 0.75
expect progress 0.974860
expect card.frame.y 6.2097

run
expect time 0.783788
expect position end
expect state expanded
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 50
expect right.shift 50

at 2 pan began vx=0 vy=300
expect state expanded
expect fraction 0
expect completions 1
expect card.model.frame 275,247,250,350

at 2.03 pan changed dy=37.05
expect fraction 0.15
expect card.frame 215.5,37.05,369,769.9

at 2.05 pan ended vy=1200
expect release.reversed no
expect release.time-fraction 0.268947
expect release.remaining 0.219316

at 2.15
expect time-fraction 0.602280
expect progress 0.671752
expect card.frame 252.023,165.923,295.955,512.155

run
expect time 2.269316
expect position end
expect state collapsed
expect card.frame 275,247,250,350
expect list.scrolls yes
expect left.shift 0
expect right.shift 0

# A running card is caught, and the pan continues from there. While the animator runs, the fraction
# is time; the pause turns it into progress, so the number changes but nothing jumps on screen.
# There is one run, and one completion.
scene city-guide
tap on=card
at 0.1
expect running yes
expect fraction 0.333333
expect progress 0.231775
expect card.frame 258.776,189.752,282.448,464.497

pan began vx=0 vy=-120
expect running no
expect fraction 0.231775
expect progress 0.231775
expect card.frame 258.776,189.752,282.448,464.497
expect completions 1
expect card.initial-frame 275,247,250,350
expect card.0.model.frame.x -50
expect card.2.model.frame.x 600

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
expect state expanded
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 50
expect right.shift 50

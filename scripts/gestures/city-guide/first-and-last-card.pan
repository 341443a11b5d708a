# At the ends of the list, one neighbor is missing: its paths have no value, and the card behaves
# like any other. If another card is in focus at the start, the list rests at another offset.
scene city-guide card=0
expect list.offset -70
expect card.frame 0,247,250,350
expect card.screen-frame 70,247,250,350
expect left.shift none
expect left.center none
expect right.shift 0
expect right.center 400,422
expect card.0.distance 0
expect card.0.scale 1
expect card.0.alpha 1
expect card.1.distance 275
expect card.1.scale 0.9
expect card.1.alpha 0.3

pan began
pan changed dy=-98.8
expect fraction 0.4
expect card.frame -28,148.2,306,547.6
expect right.shift 20
expect left.shift none
pan ended vy=-40
expect release.remaining 0.167552
run
expect time 0.167552
expect state expanded
expect card.frame -70,0,390,844
expect card.screen-frame 0,0,390,844
expect right.shift 50
expect card.1.frame.x 325
expect card.2.frame.x 550

tap on=close
run
expect state collapsed
expect card.frame 0,247,250,350
expect right.shift 0

scene city-guide card=2
expect list.offset 480
expect card.frame 550,247,250,350
expect card.screen-frame 70,247,250,350
expect right.shift none
expect right.center none
expect left.shift 0
expect left.center 400,422

tap on=card
at 0.15
expect card.frame 515,123.5,320,597
expect left.shift 25
run
expect state expanded
expect card.frame 480,0,390,844
expect left.shift 50
expect card.1.frame.x 225
expect card.0.frame.x 0

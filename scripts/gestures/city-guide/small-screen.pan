# The tutorial's device, 375 x 667: the distance to the top is 158.5 points, and a card that has
# covered half of it is half expanded.
scene city-guide screen=375x667
expect popup-offset 158.5
expect list.inset 62.5
expect list.offset 212.5
expect card.0.frame 0,158.5,250,350
expect card.1.frame 275,158.5,250,350
expect card.2.frame 550,158.5,250,350
expect card.screen-frame 62.5,158.5,250,350

pan began
pan changed dy=-79.25
expect fraction 0.5
expect card.frame 243.75,79.25,312.5,508.5
expect left.shift 25

pan ended vy=-10
expect release.remaining 0.15
run
expect time 0.15
expect state expanded
expect card.frame 212.5,0,375,667
expect card.screen-frame 0,0,375,667
expect left.shift 50
expect right.shift 50

# CG-15: if 710 points are free, two cards fit one above the other, and the published layout
# arranges them in columns. The card's edge is then no longer where its distance to the top begins.
scene city-guide faults=CG-15
expect event "fault CG-15"
expect card.0.frame 0,67,250,350
expect card.1.frame 0,427,250,350
expect card.2.frame 275,67,250,350
expect list.offset -70
expect popup-offset 247
pan began
pan changed dy=-123.5
expect fraction 0.5
expect card.frame -35,213.5,320,597
pan ended vy=-10
run
expect card.screen-frame 0,0,390,844

# Just enough space for two cards, and just not enough.
scene city-guide screen=390x710 faults=CG-15
expect card.0.frame.y 0
expect card.1.frame.y 360
scene city-guide screen=390x709.9 faults=CG-15
expect card.1.frame.y 179.95
expect no event fault
scene city-guide screen=390x709.9
expect card.1.frame.y 179.95

# With smaller cards, all three are in one column, and there is nothing to scroll to.
scene city-guide cell=250x100 faults=CG-15
expect card.0.frame 0,262,250,100
expect card.2.frame 0,482,250,100
drag x=100 y=50 by=-90,0 over=0.2
run
expect list.offset -70

# Without a handoff, a touch belongs either to the list or to the sheet: the list scrolls first
# (G92).
scene detents at=0 hand-over=no rule=nearest
drag on=list by=0,-110 hold=0.2
expect list.offset 100 within 10
expect sheet.y 100
expect event "gesture refused"
run
# Further down, in one touch: the list moves beyond its top, and the sheet stays.
drag on=list by=0,400 hold=0.2
expect list.offset < 0
expect sheet.y 100
run
expect list.offset 0
# When the list is at its limit, a new drag belongs to the sheet.
drag on=list by=0,200 hold=0.2
expect hand none
expect detent 1
run
expect sheet.y 400
# While the sheet isn't open, every touch belongs to it: up beyond the open position, nothing is
# handed off.
drag on=list by=0,-400 hold=0.2
expect list.offset 0
run
expect sheet.y 100

# The same drag with the handoff: one touch scrolls the list to its top and pulls the sheet.
scene detents at=0 rule=nearest
drag on=list by=0,-110 hold=0.2
run
drag on=list by=0,400 hold=0.2
expect list.offset 0
expect detent 1
run
expect sheet.y 400

# A reported pan with a velocity is decided in the same way.
scene detents at=0 hand-over=no rule=nearest
pan began vy=-200
expect event "pan refused"
scene detents at=0 hand-over=no rule=nearest
pan began vy=200
pan changed dy=30
expect sheet.y 130

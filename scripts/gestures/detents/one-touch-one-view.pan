# Without a hand-over a touch is the list's or the sheet's: the list scrolls first (G92).
scene detents at=0 hand-over=no rule=nearest
drag on=list by=0,-110 hold=0.2
expect list.offset 100 within 10
expect sheet.y 100
expect event "gesture refused"
run
# Down by more than that, in one touch: the list goes beyond its top, and the sheet stays.
drag on=list by=0,400 hold=0.2
expect list.offset < 0
expect sheet.y 100
run
expect list.offset 0
# At its limit a new drag goes to the sheet.
drag on=list by=0,200 hold=0.2
expect hand none
expect detent 1
run
expect sheet.y 400
# And while it is not open, it has every touch: up beyond the open place nothing is handed over.
drag on=list by=0,-400 hold=0.2
expect list.offset 0
run
expect sheet.y 100

# The same drag with the hand-over: one touch brings the list to its top and pulls the sheet.
scene detents at=0 rule=nearest
drag on=list by=0,-110 hold=0.2
run
drag on=list by=0,400 hold=0.2
expect list.offset 0
expect detent 1
run
expect sheet.y 400

# A reported pan with a velocity asks the same question.
scene detents at=0 hand-over=no rule=nearest
pan began vy=-200
expect event "pan refused"
scene detents at=0 hand-over=no rule=nearest
pan began vy=200
pan changed dy=30
expect sheet.y 130

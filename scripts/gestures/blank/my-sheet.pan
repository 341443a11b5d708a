# A sheet of one's own: three detents, and a list inside.
view sheet frame=0,400,390,744
scroll-view list in=sheet frame=0,44,390,700 content=390x2200
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list

# The sheet goes up before the list.
flick up speed=1000 on=list
expect decision 0
run
expect sheet.frame.y 100
expect list.offset 0

# Open, what is left scrolls the list.
drag on=list by=0,-150 over=0.3 hold=0.1
run
expect sheet.frame.y 100
expect list.offset > 100

# Down, the list goes to its top first, and then the sheet comes along.
drag on=list by=0,460 over=2
expect event "hand sheet"
expect list.offset 0
expect sheet.frame.y > 300
run
expect sheet.frame.y 400

# At the grabber the finger has the sheet alone, which resists past its ends.
drag x=195 y=420 by=0,-400 over=0.5
expect sheet.frame.y < 100
run
expect sheet.frame.y 100

# A custom sheet, with three detents and a list inside.
view sheet frame=0,400,390,744
scroll-view list in=sheet frame=0,44,390,700 content=390x2200
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list

# The sheet moves up before the list scrolls.
flick up speed=1000 on=list
expect decision 0
run
expect sheet.frame.y 100
expect list.offset 0

# Once the sheet is open, the rest of the movement scrolls the list.
drag on=list by=0,-150 over=0.3 hold=0.1
run
expect sheet.frame.y 100
expect list.offset > 100

# On the way down, the list scrolls to its top first, and then the sheet follows.
drag on=list by=0,460 over=2
expect event "hand sheet"
expect list.offset 0
expect sheet.frame.y > 300
run
expect sheet.frame.y 400

# A finger on the grabber moves only the sheet, which resists beyond its end detents.
drag x=195 y=420 by=0,-400 over=0.5
expect sheet.frame.y < 100
run
expect sheet.frame.y 100

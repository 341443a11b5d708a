# A sheet with a list inside: one finger moves the sheet up to its top, then the list, and back.
view sheet frame=0,400,390,744 radius=12
scroll-view list in=sheet frame=0,44,390,700 content=390x2200
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list

drag on=list by=0,-420 over=0.8 hold=0.1
expect sheet.frame.y 100
expect list.offset > 80
run
drag on=list by=0,400 over=2 hold=0.3
expect list.offset 0
expect sheet.frame.y > 300
run
expect sheet.frame.y 400

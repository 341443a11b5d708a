# The header of a sheet doesn't move the sheet while the list below it is scrolled
# (gorhom/react-native-bottom-sheet#21, scenee/FloatingPanel#302). Only touches on the list depend on
# its offset.
scene blank
view sheet frame=0,100,390,744
view header in=sheet frame=0,0,390,100
scroll-view list in=sheet frame=0,100,390,644 content=390x3000
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,500 hand-over=list
drag on=list by=0,-300 over=0.3 hold=0.2
run
expect list.offset > 200
expect sheet.frame.y 100
drag on=header by=0,300 over=0.5 hold=0.2
expect sheet.frame.y > 350
run
expect sheet.frame.y 500
expect list.offset > 200

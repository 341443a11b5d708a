# A list whose content fits has nothing to scroll, so a drag on it moves the sheet.
scene blank
view sheet frame=0,400,390,744
scroll-view list in=sheet frame=0,44,390,700 content=390x200
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list
drag on=list by=0,-60 over=0.3 hold=0.1
expect sheet.frame.y < 360
run

# Two lists side by side: the one under the finger takes over at the top.
scene blank
view sheet frame=0,100,390,744
scroll-view left in=sheet frame=0,44,195,700 content=195x2000
scroll-view right in=sheet frame=195,44,195,700 content=195x2000
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=left,right
drag on=right by=0,-150 over=0.3 hold=0.1
expect right.offset > 100
expect left.offset 0
expect sheet.frame.y 100
run
drag on=left by=0,200 over=0.3 hold=0.1
expect left.offset 0
expect sheet.frame.y > 250
run

# A fast drag through the top: the list takes over the velocity, or is left at rest with `drop`.
scene blank
view sheet frame=0,200,390,744
scroll-view list in=sheet frame=0,44,390,700 content=390x3000
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list
drag on=list by=0,-250 over=0.25
expect list.decelerating yes
scene blank
view sheet frame=0,200,390,744
scroll-view list in=sheet frame=0,44,390,700 content=390x3000
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list hand-over-velocity=drop
drag on=list by=0,-250 over=0.25
expect list.decelerating no
expect list.offset > 100

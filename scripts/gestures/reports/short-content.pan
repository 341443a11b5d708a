# A panel can't be moved by its list if the content is short (scenee/FloatingPanel#48 and #599).
scene blank
view panel frame=0,400,390,744
scroll-view list in=panel frame=0,44,390,700 content=390x120
gesture pull pan on=panel axis=vertical
drive panel.frame.y by=pull anchors=100,400,700 hand-over=list
drag on=list by=0,-200 over=0.4 hold=0.1
expect panel.frame.y < 250
run
expect panel.frame.y 100
expect list.offset 0
drag on=list by=0,200 over=0.4 hold=0.1
run
expect panel.frame.y 400

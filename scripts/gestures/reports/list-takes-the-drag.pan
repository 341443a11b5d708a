# Pages that snap stop between two of them: the scroll view takes over a drag that has begun, and the
# pan is cancelled, not ended (swiftui-library/hstack-snap-to-scroll#2).
scene blank
scroll-view list frame=0,0,390,844 content=390x3000
view stack in=list frame=0,100,1170,200
gesture snap pan on=stack with=list.pan
drive stack.frame.x by=snap anchors=-780,-390,0 cancelled=ignore
touch down x=300 y=200
at 0.1 touch move x+=-40
at 0.15 touch move x+=-60
expect stack.frame.x -90
disable snap
run
expect stack.frame.x -90

# With the cancelled gesture handled, they settle.
scene blank
scroll-view list frame=0,0,390,844 content=390x3000
view stack in=list frame=0,100,1170,200
gesture snap pan on=stack with=list.pan
drive stack.frame.x by=snap anchors=-780,-390,0
touch down x=300 y=200
at 0.1 touch move x+=-40
at 0.15 touch move x+=-60
disable snap
run
expect stack.frame.x 0

# A dimming view whose alpha is bound to a drawer takes taps as soon as it is shown, because an app
# that binds a value assigns it (U45 is about values in an animation).
scene blank
view main frame=0,0,390,844
view dim frame=0,0,390,844 alpha=0
view drawer frame=-280,0,280,844
gesture open edge on=main edges=left
gesture close tap on=dim
drive drawer.frame.x by=open anchors=-280,0
toggle drawer.frame.x by=close
follow dim.alpha drawer.frame.x from=-280,0 to=0,0.4
tap x=350 y=400
expect no event "tap recognized"
drag x=2 y=400 by=200,0
expect dim.alpha > 0.2
run
expect drawer.frame.x 0
tap x=350 y=400
expect event "tap recognized gesture=close"
run
expect drawer.frame.x -280
expect dim.alpha 0

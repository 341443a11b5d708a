# A large title of 52 pt, released at rest: 36 pt of it gone expand it, 37 collapse it (M33).
scene blank
view title frame=0,0,375,52
gesture pull pan on=title along=vertical
drive title.frame.y by=pull anchors=-52,0 rule=half threshold=0.7
pan began on=title
pan changed dy=-36
pan ended vy=0
run
expect title.frame.y 0
pan began on=title
pan changed dy=-37
pan ended vy=0
run
expect title.frame.y -52

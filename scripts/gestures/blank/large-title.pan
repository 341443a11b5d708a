# A large title of 52 pt that is released at rest expands if 36 pt of it are gone, and collapses if
# 37 pt are (M33).
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

# A full swipe on a row that is 375 pt wide fires between 250 and 260 pt, here at 68 % of the width
# (M32).
scene blank
view row frame=0,100,375,60
gesture pull pan on=row along=horizontal
drive row.frame.x by=pull anchors=-375,0 rule=half threshold=0.68
pan began on=row
pan changed dx=-250
pan ended vx=0
run
expect row.frame.x 0
pan began on=row
pan changed dx=-260
pan ended vx=0
run
expect row.frame.x -375

# PageView: 10 pt/s are above the tolerance of 20/3 pt/s and turn the page (G146, GU14).
scene detents
set rule=page-view
pan began
pan changed dy=-60
pan ended vy=-10
expect decision 0
expect decision.by velocity
expect decision.margin 3.333333
expect release.velocity 0.041667

# The projection, 340 - 4.99 = 335.01 pt, is nearer to 400.
scene detents
set rule=detents
pan began
pan changed dy=-60
pan ended vy=-10
expect decision 1
expect decision.margin 85.01
expect release.velocity -0.166667

# The older modal sheet: 60 pt are more than 56 pt, whatever the distance between the anchors
# (G148).
scene detents
set rule=modal-sheet
pan began
pan changed dy=-60
pan ended vy=-50
expect decision 0
expect decision.by position
expect decision.margin 4

# Half of the distance of 300 pt is 150, which is 90 more than the 60 covered (G147).
scene detents
set rule=anchored-draggable
pan began
pan changed dy=-60
pan ended vy=-50
expect decision 1
expect decision.by position
expect decision.margin 90
run
pan began
pan changed dy=-20
pan ended vy=-130
expect decision 0
expect decision.by velocity
expect decision.margin 5

# The projection of that flick: 380 - 64.87 = 315.13 pt.
scene detents
set rule=detents
pan began
pan changed dy=-20
pan ended vy=-130
expect decision 1
expect decision.margin 65.13

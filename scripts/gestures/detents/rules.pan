# The anchors are 100, 400 and 700 pt. The finger moved from 400 to 340 pt, at 300 pt/s up. Nearest
# to 340 pt is 400; the middle, at 250 pt, is 90 pt away.
scene detents
set rule=nearest
pan began
pan changed dy=-60
pan ended vy=-300
expect decision 1
expect decision.by position
expect decision.margin 90
run
expect sheet.y 400

# 0.499 s of the velocity project to 340 - 149.7 = 190.3 pt, 59.7 pt beyond the middle (G138).
scene detents
set rule=detents
pan began
pan changed dy=-60
pan ended vy=-300
expect decision 0
expect decision.by projection
expect decision.margin 59.7
run
expect sheet.y 100

# At the fast rate, the projection is 340 - 29.7 = 310.3 pt.
scene detents
set rule=detents rate=0.99
pan began
pan changed dy=-60
pan ended vy=-300
expect decision 1
expect decision.margin 60.3

# ViewPager: 300 pt/s aren't a flick, but 0.8 of the page is shown, and 0.4 is enough (G152).
scene detents
set rule=view-pager
pan began
pan changed dy=-60
pan ended vy=-300
expect decision 1
expect decision.by position
expect decision.margin 120
set rule=view-pager speed=250
run
pan began
pan changed dy=-60
pan ended vy=-300
expect decision 0
expect decision.by velocity
expect decision.margin 50 within 1e-6

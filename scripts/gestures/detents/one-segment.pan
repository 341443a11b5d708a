# From 700 pt, 50 pt up at 1500 pt/s: the projected position is 650 - 748.5 = -98.5 pt, nearest to
# 100.
scene detents at=2
pan began
pan changed dy=-50
pan ended vy=-1500
expect decision 0
expect decision.margin 348.5
run
expect sheet.y 100

# FloatingPanel moves by at most one segment: from 700 to 400 (G139).
scene detents at=2 rule=fp-default
pan began
pan changed dy=-50
pan ended vy=-1500
expect decision 1
expect decision.by projection
expect decision.margin 648.5
run
expect sheet.y 400

# It doesn't have this limit if it follows the momentum.
scene detents at=2
set rule=fp-default momentum=yes
pan began
pan changed dy=-50
pan ended vy=-1500
expect decision 0
expect decision.margin 348.5

# A rule between two ends knows only the two neighboring anchors: 700, where the drag began, and
# 400.
scene detents at=2
set rule=sign
pan began
pan changed dy=-50
pan ended vy=-1500
expect decision 1
expect decision.by velocity
expect decision.margin 1500
run
expect sheet.y 400
set rule=flick-or-half
pan began
pan changed dy=-60
pan ended vy=-300
expect decision 1
expect decision.by position
expect decision.margin 90

# Rules among anchors, applied to the two ends of the card: a third of the distance up, released at
# 130 pt/s. The nearest anchor is the lower one.
scene city-guide
set rule=nearest
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-130
expect decision revert
expect decision.by position
run

# The projection is nearer to the upper anchor (G138, G139).
set rule=detents
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-130
expect decision complete
expect decision.by projection
run
scene city-guide
set rule=fp-default
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-130
expect decision complete
run

# 125 pt/s are a flick (G147); a pager requires 400 (G152), and a page turns at 7 (G146).
scene city-guide
set rule=anchored-draggable
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-130
expect decision complete
expect decision.margin 5
run
scene city-guide
set rule=view-pager
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-130
expect decision revert
run
set rule=page-view
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-130
expect decision complete
run

# For the older sheet, 56 points are enough, however slow the release (G148).
scene city-guide
set rule=modal-sheet
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-100
expect decision complete
expect decision.by position
run
scene city-guide
set rule=modal-sheet travel=100
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-100
expect decision revert
run

# A sheet hides if more than half of it would be gone after 0.1 s and the release is fast (G149,
# G150).
set rule=bottom-sheet-behavior
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-600
expect decision complete
run
scene city-guide
set rule=side-sheet time=0
pan began
wait 0.1
pan changed dy=-80
pan ended vy=-600
expect decision revert
run

# If more than half of its height is gone, the sheet is dismissed, even at rest (M17): the threshold
# is between 370 and 398 pt.
scene page-sheet
pan began
pan changed dy=370
pan ended vy=0
expect decision.by position
run
expect state resting
expect sheet.y 59
expect sheet.dim 0.2
expect detent large

scene page-sheet
pan began
pan changed dy=398
pan ended vy=0
expect decision.by position
run
expect state dismissed
expect sheet.y 852
expect sheet.dim 0
expect detent none

scene page-sheet
pan began
pan changed dy=402
pan ended vy=0
expect decision.by position
run
expect state dismissed
expect sheet.y 852
expect sheet.dim 0
expect detent none

# Exactly half wasn't measured; by our choice, the sheet returns.
scene page-sheet
pan began
pan changed dy=396.5
pan ended vy=0
expect decision.by position
run
expect state resting
expect sheet.y 59
expect sheet.dim 0.2
expect detent large

# For a lower sheet, the threshold is half of that height.
scene page-sheet detents=400
pan began
pan changed dy=170
pan ended vy=0
run
expect state resting

scene page-sheet detents=400
pan began
pan changed dy=210
pan ended vy=0
run
expect state dismissed

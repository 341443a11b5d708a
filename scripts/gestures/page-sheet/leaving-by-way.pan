# More than half of its height dismisses it, at rest (M17): the boundary is between 370 and 398 pt.
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

# Exactly half is not measured, and goes back by our choice.
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

# Of a lower sheet it is half of what that is high.
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

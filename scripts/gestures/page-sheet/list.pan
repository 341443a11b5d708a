# Of the sheet and its list, the one that receives the start of the drag keeps it (M20): down, with
# the list at its top, the sheet.
scene page-sheet
drag on=list by=0,200 over=0.4 hold=0.2
expect sheet.y 249
expect list.offset 0
run
expect sheet.y 59

# Up, with the list at its top: the list.
scene page-sheet
drag on=list by=0,-200 over=0.4 hold=0.2
expect list.offset 190
expect sheet.y 59
run

# If the list was scrolled before: the list, even down.
scene page-sheet
scroll list to=600
drag on=list by=0,200 over=0.4 hold=0.2
expect list.offset 410
expect sheet.y 59
run

# Beyond its top, the list resists; whether UIKit hands the drag off there wasn't measured, so there
# is an option.
scene page-sheet
scroll list to=100
pan began
pan changed dy=190
expect hand list
expect sheet.y 59
expect list.offset < 0
pan ended vy=0
run
expect list.offset 0

scene page-sheet mid-drag=hand-over
scroll list to=100
pan began
pan changed dy=190
expect hand sheet
expect sheet.y 149
expect list.offset 0
pan ended vy=0
run
expect sheet.y 59

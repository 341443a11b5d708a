# M20: the drag of a list and the sheet that contains it is handed off when the finger moves the
# list past its top (G91).
scene detents at=0
set reading M20=hand-over
scroll list to=40
pan began
pan changed dy=100
expect list.offset 0
expect sheet.y 160
expect hand sheet
pan cancelled
run
expect sheet.y 100

# As reported for iOS 26.1, the view that has the drag at its start keeps it, so the list scrolls
# beyond its top (M20).
scene detents at=0
set reading M20=begin
scroll list to=40
pan began
pan changed dy=100
expect list.offset -31.514325
expect sheet.y 100
expect hand list
pan cancelled
run
expect sheet.y 100

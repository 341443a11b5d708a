# Down: the list scrolls to its top first, and the rest of the movement pulls the sheet (G91).
scene detents at=0
set reading M5=integral
scroll list to=50
expect hand none
pan began
pan changed dy=30
expect hand list
expect list.offset 20
expect sheet.y 100
pan changed dy=50
expect list.offset 0
expect sheet.y 100
expect hand list
pan changed dy=51
expect hand sheet
expect list.offset 0
expect sheet.y 101
expect event "hand sheet"
pan changed dy=150
expect sheet.y 200
# Then up in the same touch: the sheet until it's open, and then the list.
pan changed dy=50
expect sheet.y 100
expect hand sheet
pan changed dy=-10
expect hand list
expect sheet.y 100
expect list.offset 60
pan ended vy=-1000
expect hand none
expect detent 0
expect list.target 554.504834
run
expect list.offset 554.504834
expect sheet.y 100

# Up from the middle: 300 pt open the sheet, and the other 50 pt scroll the list.
scene detents
pan began
pan changed dy=-350
expect hand list
expect sheet.y 100
expect list.offset 50
pan ended vy=0
expect detent 0
expect state resting
expect list.offset 50
expect no event "decided anchor"

# If the list is scrolled while the sheet isn't open, the list moves to its top first, and the sheet
# stays.
scene detents
scroll list to=80
pan began
pan changed dy=60
pan ended vy=0
expect list.offset 20
expect sheet.y 400
expect detent 1

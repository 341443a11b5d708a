# Below the largest detent, a sheet floats; it's smaller by the factor 377/393, and 8 pt from three
# edges (M22).
scene page-sheet detents=200
expect sheet.height 224.473
expect sheet.y 619.527
expect sheet.frame.x 8

scene page-sheet detents=400
expect sheet.height 416.331
expect sheet.y 427.669
expect sheet.frame.x 8

scene page-sheet detents=700
expect sheet.height 704.117
expect sheet.y 139.883
expect sheet.frame.x 8

scene page-sheet detents=medium
expect sheet.frame 8,403.687,377,440.313

# Small sheets have margins that grow to 28 pt.
scene page-sheet detents=10
expect sheet.frame.x 28
expect sheet.height 8.575

scene page-sheet detents=100
expect sheet.frame.x 21.514
expect sheet.height 89.052

scene page-sheet detents=144
expect sheet.frame.x 9.622
expect sheet.height 136.949

# A detent that is higher than the available space is treated as the largest one.
scene page-sheet detents=800
expect event "detent clamped height=800"
expect sheet.frame 0,59,393,793

# While it's dragged, the sheet fills the width, and is resized with its bottom fixed; it settles at
# the nearest detent (M23).
scene page-sheet detents=medium,large
expect detent medium
pan began
pan changed dy=-230
expect sheet.frame 0,163,393,689
expect sheet.dim 0.2
pan ended vy=0
run
expect detent large
expect sheet.frame 0,59,393,793
pan began
pan changed dy=190
pan ended vy=0
run
expect detent medium
expect sheet.frame 8,403.687,377,440.313

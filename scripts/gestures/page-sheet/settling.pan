# A critically damped spring of mass 3 and stiffness 1000 settles the sheet, with the velocity of
# the release (M18).
scene page-sheet
pan began
pan changed dy=170
pan ended vy=0
at 0.05 expect sheet.y 189.521
at 0.1 expect sheet.y 136.388
at 0.2 expect sheet.y 79.522
run
expect sheet.y 59

scene page-sheet
pan began
pan changed dy=300
pan ended vy=600
at 0.05 expect sheet.y 301.372
at 0.1 expect sheet.y 205.232
at 0.2 expect sheet.y 98.33
run
expect sheet.y 59

scene page-sheet
pan began
pan changed dy=54
pan ended vy=1000
at 0.05 expect sheet.y 304.687
at 0.1 expect sheet.y 531.701
at 0.2 expect sheet.y 767.98
run
expect sheet.y 852

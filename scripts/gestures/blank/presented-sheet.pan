# A sheet that the program presents moves from rest with the page sheet's spring (M28); the frames
# are those of an iPhone SE. The fourth frame was read a third of a millisecond late. The first one,
# 643.5, doesn't fit a start from rest (which would be at 653.8 here).
scene blank screen=375x667
view sheet frame=0,667,375,349.5
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=317.5,667 rule=page-sheet curve=page-sheet
present sheet
expect event "presented view=sheet from=667 to=317.5"
expect sheet.frame.y 667
wait 4f
expect sheet.frame.y 546 within 1
wait 2f
expect sheet.frame.y 476.5 within 0.5
wait 3f
expect sheet.frame.y 402 within 0.5
wait 3f
expect sheet.frame.y 359.5 within 0.5
wait 3f
expect sheet.frame.y 338 within 0.5
wait 3f
expect sheet.frame.y 327 within 0.5
wait 6f
expect sheet.frame.y 319.5 within 0.5
wait 6f
expect sheet.frame.y 318 within 0.5
run
expect sheet.frame.y 317.5

# The sheet is already presented; a finger that holds it keeps it.
present sheet
expect event "presentation ignored view=sheet cause=there"
pan began on=sheet
pan changed dy=100
dismiss sheet
expect event "presentation ignored view=sheet cause=held"
expect sheet.frame.y 417.5
pan ended vy=0
run
expect sheet.frame.y 317.5

# The sheet is dismissed, and presented again in flight.
dismiss sheet
wait 0.1
present sheet
run
expect sheet.frame.y 317.5
dismiss sheet
run
expect sheet.frame.y 667

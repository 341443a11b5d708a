# Android's sheet: the anchors are 100, 400, 700 and the hidden place, 844 pt (G149).
# Released at 740 at 400 pt/s down: in 0.1 s it is at 780, 80 of 144 pt gone, 8 more than half.
scene detents detents=744,444,144,0 at=2 rule=bottom-sheet-behavior
pan began
pan changed dy=40
pan ended vy=400
expect decision 3
expect decision.by position
expect decision.margin 8
run
expect sheet.y 844
expect detent 3

# The nearest of them would have been the collapsed one, by 772 - 740 pt.
scene detents detents=744,444,144,0 at=2 rule=nearest
pan began
pan changed dy=40
pan ended vy=400
expect decision 2
expect decision.margin 32

# In, it expands to the next place at any speed; that is where 10 pt/s lead nowhere by others.
scene detents detents=744,444,144,0 rule=bottom-sheet-behavior
pan began
pan changed dy=-10
pan ended vy=-10
expect decision 0
expect decision.by velocity
expect decision.margin 10
set rule=detents
run
scene detents detents=744,444,144,0
pan began
pan changed dy=-10
pan ended vy=-10
expect decision 1

# A side sheet with two places: (300 + 60)/744 is not more than half, so it stays, until 720 pt/s.
scene detents detents=744,0 at=0
set rule=side-sheet
pan began
pan changed dy=300
pan ended vy=600
expect decision 0
expect decision.by velocity
expect decision.margin 120
expect release.velocity -2

# It was heading for 400 + 299.4 = 699.4 pt, beyond the middle at 472.
scene detents detents=744,0 at=0
set rule=detents
pan began
pan changed dy=300
pan ended vy=600
expect decision 1
expect decision.margin 227.4

# Android's sheet: the anchors are 100, 400, 700 and the hidden position, 844 pt (G149). Released at
# 740 pt at 400 pt/s down, after 0.1 s it would be at 780 pt, which is 80 of 144 pt, 8 pt more than
# half.
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

# The nearest anchor would be the collapsed one, by 772 - 740 pt.
scene detents detents=744,444,144,0 at=2 rule=nearest
pan began
pan changed dy=40
pan ended vy=400
expect decision 2
expect decision.margin 32

# Upward, it expands to the next position at any speed; by the other rules, 10 pt/s have no effect.
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

# A side sheet with two positions: (300 + 60)/744 isn't more than half, so it stays, up to 720 pt/s.
scene detents detents=744,0 at=0
set rule=side-sheet
pan began
pan changed dy=300
pan ended vy=600
expect decision 0
expect decision.by velocity
expect decision.margin 120
expect release.velocity -2

# The projected position is 400 + 299.4 = 699.4 pt, beyond the middle at 472.
scene detents detents=744,0 at=0
set rule=detents
pan began
pan changed dy=300
pan ended vy=600
expect decision 1
expect decision.margin 227.4

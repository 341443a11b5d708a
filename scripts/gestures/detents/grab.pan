# A finger stops the settling sheet where it is.
scene detents
pan began
pan changed dy=-60
pan ended vy=-900
at 0.1
expect sheet.y 209.55069
pan began
expect sheet.y 209.55069
expect running no
expect animator.state active
expect state held
at 0.5
expect sheet.y 209.55069
pan changed dy=10
expect sheet.y 219.55069
expect animator.state inactive
# 219.55 + 0.499*400 = 419.15 pt; 550 is the middle
pan ended vy=400
expect decision 1
expect decision.margin 130.84931
expect release.velocity 2.216689
run
expect sheet.y 400

# If it's caught where it has overshot the open position, it's open by that much: nothing jumps.
scene detents damping=0.5
pan began
pan changed dy=-60
pan ended vy=-900
at 0.25
expect sheet.y < 99
pan began
expect sheet.y < 99
pan changed dy=-20
expect hand list
expect list.offset 20
expect sheet.y < 99
pan ended vy=0
expect event "sheet left"
run
expect sheet.y 100
expect detent 0

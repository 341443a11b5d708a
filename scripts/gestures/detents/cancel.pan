# A cancelled drag returns to the detent at which it began, whatever the velocity (GU9).
scene detents
pan began
pan changed dy=-200
pan cancelled vy=-900
expect decision 1
expect decision.by cancellation
expect decision.margin none
expect release.velocity 0
run
expect sheet.y 400

# It does so under every rule, including rules between two ends.
scene detents
set rule=sign
pan began
pan changed dy=-280
pan cancelled vy=-900
expect decision 1
expect decision.by cancellation

# It also does so if the finger was on the list: what the drag has opened is closed again.
scene detents
pan began
pan changed dy=-350
expect hand list
pan cancelled
expect decision 1
expect list.offset 50
run
expect sheet.y 400

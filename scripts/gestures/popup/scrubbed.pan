# Dragged half of the distance: the sheet is scrubbed in progress, the titles in time (their
# animators don't scrub linearly). At that progress, the sheet's spring has used nearly all of its
# time, but the titles haven't.
scene popup
pan began
expect sheet.fraction 0
expect completions 1
pan changed dy=-220
expect sheet.fraction 0.5
expect in.fraction 0.5
expect out.fraction 0.5
expect sheet.y 220
expect sheet.radius 10
expect overlay.alpha 0.25
expect in.progress 0.315357
expect open-title.alpha 0.315357
expect closed-title.alpha 0.315357
pan ended vy=-100
expect release.time-fraction 0.181769
expect release.remaining 0.818231
expect sheet.remaining 0.818231
expect in.remaining 0.5
expect out.remaining 0.5
run
expect time 0.818231
expect state open
expect position end

# Released downward, the sheet is back first, while the titles still fade.
scene popup
pan began
pan changed dy=-220
pan ended vy=100
expect sheet.remaining 0.181769
expect in.remaining 0.5
at 0.2
expect state closed
expect sheet.y 440
expect open-title.alpha 0.129577
run
expect time 0.5
expect open-title.alpha 0
expect closed-title.alpha 1
expect position start

# In a new transition that begins in the meantime, the titles continue to fade: their movements add up (A210).
scene popup
pan began
pan changed dy=-220
pan ended vy=100
at 0.2 pan began
expect open-title.alpha 0.129577
expect closed-title.alpha 0.554814
expect sheet.y 440
pan changed dy=-110
expect in.fraction 0.25
expect open-title.alpha 0.223042
pan ended vy=-1
run
expect state open
expect open-title.alpha 1
expect closed-title.alpha 0

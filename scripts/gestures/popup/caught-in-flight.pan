# The sheet is caught after the titles have reached their end; they return with it.
scene popup
pan began
pan changed dy=-220
pan ended vy=-100
at 0.6
expect in.animator.state inactive
expect open-title.alpha 1
expect sheet.progress 0.993977
pan began
expect sheet.fraction 0.993977
expect in.fraction 1
expect out.fraction 1
expect open-title.alpha 1
expect closed-title.alpha 0
expect completions 1
pan changed dy=110
expect raw 0.743977
expect in.fraction 0.75
expect open-title.alpha 0.621862
expect closed-title.alpha 0.093465
pan ended vy=100
expect sheet.reversed yes
expect in.reversed yes
run
expect state closed
expect position start
expect sheet.y 440
expect open-title.alpha 0
expect closed-title.alpha 1

# On the way back, the fraction counts in the other direction for all three animators.
scene popup
pan began
pan changed dy=-220
pan ended vy=100
at 0.1
expect sheet.reversed yes
pan began
expect in.fraction 0.6
expect out.fraction 0.6
pan changed dy=-44
expect in.fraction 0.5
expect out.fraction 0.5
pan ended vy=-1
expect sheet.reversed no
expect in.reversed no
run
expect state open

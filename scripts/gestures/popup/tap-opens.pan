# With an instant pan, a tap catches the sheet and releases it: all three animators run.
scene popup
expect state closed
expect sheet.y 440
expect sheet.frame 0,784,390,500
tap on=sheet
at 0.25
expect fraction 0.25
expect sheet.fraction 0.25
expect in.fraction 0.25
expect out.fraction 0.25
expect sheet.y 144.7303
expect sheet.radius 13.4214
expect overlay.alpha 0.335534
expect open-title.alpha 0.093465
expect closed-title.alpha 0.621862
at 0.5
expect sheet.y 24.43
expect open-title.alpha 0.315357
expect closed-title.alpha 0.315357
run
expect time 1
expect state open
expect sheet.y 0
expect sheet.frame 0,344,390,500
expect sheet.radius 20
expect overlay.alpha 0.5
expect open-title.alpha 1
expect closed-title.alpha 0

# And down again: the titles swap their roles.
tap on=sheet
at 1.25
expect sheet.y 295.2697
expect closed-title.alpha 0.093465
expect open-title.alpha 0.621862
run
expect time 2
expect state closed
expect sheet.y 440
expect sheet.radius 0
expect overlay.alpha 0
expect open-title.alpha 0
expect closed-title.alpha 1

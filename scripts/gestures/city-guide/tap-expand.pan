# A tap expands the card: one animator moves frame, corners, label, button and neighbors along one
# ease-in-out curve. The model state changes in the completion; the screen changes immediately.
scene city-guide

expect state collapsed
expect progress 0
expect card.frame 275,247,250,350
expect card.screen-frame 70,247,250,350
expect card.radius 6
expect label.alpha 0
expect close.alpha 0
expect left.shift 0
expect right.shift 0
expect left.center 125,422
expect right.center 675,422
expect card.initial-frame none
expect animator.state inactive
expect popup-offset 247

tap on=card
expect progress 0
expect card.frame 275,247,250,350
expect card.model.frame 205,0,390,844
expect card.initial-frame 275,247,250,350
expect animator.state active
expect running yes
expect completions 1
expect remaining 0.3

# After a quarter of the time, an eighth of the distance is covered.
at 0.075
expect fraction 0.25
expect progress 0.129162
expect card.frame 265.959,215.097,268.083,413.806
expect card.radius 5.225
expect label.alpha 0.12916
expect close.alpha 0.12916
expect left.shift 6.458
expect right.shift 6.458

at 0.15
expect fraction 0.5
expect progress 0.5
expect card.frame 240,123.5,320,597
expect card.radius 3
expect label.alpha 0.5
expect close.alpha 0.5
expect left.shift 25
expect right.shift 25

at 0.225
expect fraction 0.75
expect progress 0.870838
expect card.frame 214.041,31.903,371.917,780.194
expect card.radius 0.775
expect label.alpha 0.87084
expect close.alpha 0.87084
expect left.shift 43.542
expect right.shift 43.542

# A millisecond before the end, the state hasn't changed yet, but no finger can scroll the list or
# select a card.
at 0.299
expect state collapsed
expect list.scrolls no
expect list.selects no
expect position none

run
expect time 0.3
expect progress 1
expect position end
expect state expanded
expect card.frame 205,0,390,844
expect card.screen-frame 0,0,390,844
expect card.radius 0
expect label.alpha 1
expect close.alpha 1
expect left.shift 50
expect right.shift 50
expect left.center 75,422
expect right.center 725,422
expect list.scrolls no
expect list.selects no
expect animator.state inactive
expect fraction 0
expect completions 0
expect remaining none

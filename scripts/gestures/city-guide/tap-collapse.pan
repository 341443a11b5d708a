# The close button collapses the card. The same animator, with the opposite block, plays the same
# curve: the card returns over the same distance, and ends at the saved frame.
scene city-guide
tap on=card
run
expect state expanded

at 1 tap on=close
expect state expanded
expect progress 0
expect card.frame 205,0,390,844
expect card.model.frame 275,247,250,350
expect card.initial-frame 275,247,250,350
expect completions 1
expect remaining 0.3

at 1.075
expect fraction 0.25
expect progress 0.129162
expect card.frame 214.041,31.903,371.917,780.194
expect card.radius 0.775
expect label.alpha 0.87084
expect close.alpha 0.87084
expect left.shift 43.542
expect right.shift 43.542

at 1.15
expect progress 0.5
expect card.frame 240,123.5,320,597
expect card.radius 3
expect label.alpha 0.5
expect close.alpha 0.5
expect left.shift 25
expect right.shift 25

at 1.225
expect progress 0.870838
expect card.frame 265.959,215.097,268.083,413.806
expect card.radius 5.225
expect label.alpha 0.12916
expect close.alpha 0.12916
expect left.shift 6.458
expect right.shift 6.458

# The list stays locked until the completion has run.
at 1.299
expect state expanded
expect list.scrolls no
expect list.selects no

run
expect time 1.3
expect position end
expect state collapsed
expect card.frame 275,247,250,350
expect card.screen-frame 70,247,250,350
expect card.radius 6
expect label.alpha 0
expect close.alpha 0
expect left.shift 0
expect right.shift 0
expect list.scrolls yes
expect list.selects yes

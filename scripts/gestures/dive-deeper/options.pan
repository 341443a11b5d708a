# The threshold and the maximum percentage.
scene dive-deeper threshold=0.5 cap=0.6
pan began
pan changed dy=-422
expect raw 0.5
expect interactor.should-finish no
pan changed dy=-500
expect interactor.should-finish yes
pan changed dy=-700
expect transition.percent 0.6
expect progress 0.6
# A changed threshold applies from the next movement on.
set threshold=0.7
pan ended
expect transition.outcome finish
expect release.remaining 0.2
run
expect state detail

# Twice as fast from the lift-off on; the interactive part, and transitions started by a tap, are
# not affected.
scene dive-deeper completion-speed=2
pan began
pan changed dy=-337.6
expect progress 0.4
pan ended
expect release.remaining 0.15
at 0.075 expect progress 0.7
run
expect time 0.15
tap on=detail
expect remaining 0.5

# The value at lift-off counts, and a running transition keeps its value.
scene dive-deeper
pan began
pan changed dy=-84
set completion-speed=0.5
pan ended
expect release.remaining 0.099526
set completion-speed=10
expect remaining 0.099526

# Another completion curve.
scene dive-deeper completion-curve=linear
pan began
pan changed dy=-337.6
pan ended
at 0.075 expect progress 0.55
at 0.15 expect progress 0.7
run
expect time 0.3
scene dive-deeper completion-curve=cubic(0,0,0.58,1)
pan began
pan changed dy=-337.6
pan ended
at 0.075 expect progress 0.626883
at 0.15 expect progress 0.810786

# A spring can be used as well, over the remaining time: its half second is stretched to 0.3 s.
scene dive-deeper completion-curve=spring(1)
pan began
pan changed dy=-337.6
pan ended
expect release.remaining 0.3
at 0.15 expect progress 0.966686
run
expect time 0.3
expect progress 1

# The spring, sampled at the percentage, as a frozen clock of the container would show it.
scene dive-deeper scrub-curve=timeline
pan began
pan changed dy=-168.8
expect transition.percent 0.2
expect progress 0.557236
expect fade.alpha 0.557236
pan ended
expect release.remaining 0.4
# Halfway to the end, the percentage is 0.6, which is 0.3 s on the spring.
at 0.2 expect progress 0.974559
run
expect time 0.4
expect progress 1
expect state detail

# Another spring, and a longer one.
scene dive-deeper duration=1 initial-velocity=0
tap on=card
expect remaining 1
run
expect time 1
scene dive-deeper damping-ratio=0.5
tap on=card
run
expect time 0.5
expect progress 1

# A smaller screen.
scene dive-deeper screen=320x480
expect card.frame 24,240,272,280
expect image.frame 24,240,272,192
expect title.frame 40,448,200,28
pan began
expect interactor.cell 0
pan changed dy=-120
expect progress 0.25
pan ended
run
expect phantom.card.center 160,240
expect phantom.card.scale 1.176471,1.714286
expect phantom.image.center 160,160
expect phantom.title.center 174,365

# A drag of 8 % isn't more than a tenth: the transition is cancelled, over the distance covered.
scene dive-deeper
at 0.5 pan began
expect progress 0
expect interactor.started yes
at 0.9 pan changed dy=-67.52
expect raw 0.08
expect progress 0.08
expect interactor.should-finish no
expect fade.alpha 0.08
at 1.0 pan ended
expect event "decided start by=position"
expect transition.outcome cancel
expect release.remaining 0.04
expect remaining 0.04
at 1.01 expect progress 0.06967
at 1.02 expect progress 0.04
at 1.03 expect progress 0.01033
run
expect time 1.04
expect event "transition cancelled"
expect no event "transition finished"
expect state list
expect progress 0
expect transition.outcome cancel
expect card.hidden no
expect image.hidden no
expect title.hidden no
expect detail.hidden yes
expect container.count 0
expect fade.alpha 0
expect phantom.card.center 195,380
expect phantom.card.scale 1,1
expect phantom.card.radius 16

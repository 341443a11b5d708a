# A drag down has no effect: the percentage stays 0, and cancelling takes no time.
scene dive-deeper
at 0.5 pan began
at 0.9 pan changed dy=200
expect raw 0
expect transition.percent 0
expect progress 0
expect interactor.should-finish no
expect phantom.card.center 195,380
at 1.0 pan ended
expect release.remaining 0
expect transition.outcome cancel
expect transition.running no
expect remaining none
expect event "transition cancelled"
expect state list
expect card.hidden no
run
expect time 1.0

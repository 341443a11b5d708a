# Cancelling isn't ending: the verdict doesn't count, and the transition is cancelled from whatever
# progress it has.
scene dive-deeper
at 0.5 pan began
at 0.8 pan changed dy=-422
expect interactor.should-finish yes
at 1 pan cancelled
expect event "decided start by=cancellation"
expect interactor.started no
expect transition.outcome cancel
expect release.remaining 0.25
at 1.125 expect progress 0.25
run
expect time 1.25
expect event "transition cancelled"
expect state list
expect detail.hidden yes

# Up, and back below the threshold: the last movement counts, not the farthest one.
scene dive-deeper
pan began
at 0.1 pan changed dy=-422
expect interactor.should-finish yes
at 0.2 pan changed dy=-42.2
expect interactor.should-finish no
pan ended vy=500
expect transition.outcome cancel
run
expect time 0.225

# Nothing has moved, so the transition ends immediately.
scene dive-deeper
at 0.3 pan began
at 0.4 pan cancelled
expect transition.running no
expect time 0.4
expect event "transition cancelled"

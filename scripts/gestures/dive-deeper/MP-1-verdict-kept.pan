# By default the verdict is reset as a pan begins.
scene dive-deeper
pan began
pan changed dy=-211
expect interactor.should-finish yes
pan cancelled
run
expect interactor.should-finish yes
at 1 pan began
expect interactor.should-finish no
at 1.1 pan ended
expect transition.outcome cancel
expect release.remaining 0
expect state list
expect no event fault

# As published, it isn't reset: a pan that never moves uses the verdict of the pan before, and
# finishing from zero progress plays the whole half second.
scene dive-deeper faults=MP-1
pan began
pan changed dy=-211
pan cancelled
run
expect time 0.125
expect no event fault
at 1 pan began
expect interactor.should-finish yes
at 1.1 pan ended
expect event "fault MP-1"
expect transition.outcome finish
expect transition.percent 0
expect release.remaining 0.5
at 1.35 expect progress 0.5
run
expect time 1.6
expect state detail

# After one movement, the verdict is new.
scene dive-deeper faults=MP-1
pan began
pan changed dy=-211
pan cancelled
run
at 1 pan began
pan changed dy=-10
expect interactor.should-finish no
pan ended
expect transition.outcome cancel
expect no event fault

# A cancelled pan doesn't consult the verdict.
scene dive-deeper faults=MP-1
pan began
pan changed dy=-211
pan cancelled
run
at 1 pan began
pan cancelled
expect transition.outcome cancel
expect no event fault

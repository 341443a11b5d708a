# All faults at the same time, in one session.
scene dive-deeper faults=published
pan began
pan changed dy=-84.4
expect event "fault MP-2"
expect interactor.should-finish yes
pan cancelled
expect transition.outcome cancel
at 0.02 pan began
expect event "fault MP-6"
expect event "presentation refused"
pan ended
expect no event "fault MP-1"
run
expect time 0.05
expect event "fault MP-5"
expect state list
expect detail.hidden no

# The verdict of the first pan is still in effect.
at 1 pan began
expect detail.hidden yes
pan ended
expect event "fault MP-1"
expect release.remaining 0.5
run
expect time 1.5
expect state detail
expect event "fault MP-7"
expect container.count 5
at 2 tap on=detail
expect event "fault MP-8"
expect state detail
expect no event "fault MP-3"
expect no event "fault MP-4"

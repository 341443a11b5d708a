# If a transition ends at the very instant at which a gesture begins, the end comes first: the list
# already accepts the gesture.
scene dive-deeper
at 0.5 pan began
at 0.9 pan changed dy=-67.52
at 1.0 pan ended
at 1.04 pan began
expect no event "pan ignored"
expect state list
expect transition.running yes
expect interactor.started yes
expect progress 0
pan changed dy=-168.8
at 1.1 pan ended
expect release.remaining 0.4
run
expect time 1.5
expect state detail

# With a duration of zero, the transition ends as soon as it's decided.
scene dive-deeper duration=0
pan began
pan changed dy=-422
expect progress 0.5
pan ended
expect state detail
expect release.remaining 0
tap on=detail
expect state list
tap on=card
expect state detail
expect time 0

# By default, a pan that begins during a transition is ignored until the pan ends, even if the
# transition ends first.
scene dive-deeper
pan began
pan changed dy=-422
pan ended
at 0.1 pan began
expect event "pan ignored"
expect interactor.started no
at 0.15 pan changed dy=-300
expect raw 0.5
expect transition.percent 0.5
at 0.2 pan ended
expect remaining 0.05
run
expect time 0.25
expect state detail
expect no event fault
expect no event "presentation refused"

# As published, a second presentation is requested and refused; the running transition continues.
scene dive-deeper faults=MP-6
pan began
pan changed dy=-422
pan ended
at 0.1 pan began
expect event "fault MP-6"
expect event "presentation refused"
expect interactor.started yes
expect interactor.cell 0
expect transition.outcome finish
at 0.15 pan changed dy=-67.52
expect raw 0.08
expect interactor.should-finish no
expect transition.percent 0.5
at 0.2 pan ended
expect interactor.started no
expect transition.outcome finish
expect remaining 0.05
expect release.remaining 0.25
run
expect time 0.25
expect state detail

# The same applies while a transition is being cancelled, and during a transition that a tap
# started.
scene dive-deeper faults=MP-6
pan began
pan changed dy=-84.4
pan ended
at 0.01 pan began
expect event "presentation refused"
at 0.2 pan changed dy=-422
pan ended
expect state list
expect transition.running no
tap on=card
pan began
pan ended
run
expect time 0.7
expect state detail

# Outside of the card, nothing is requested.
scene dive-deeper faults=MP-6
tap on=card
pan began x=5 y=5
expect event "no cell"
expect no event "presentation refused"

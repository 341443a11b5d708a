# Outside of the card, there is nothing to present: the interactor has started, but moves nothing.
scene dive-deeper
pan began x=195 y=100
expect event "no cell"
expect no event "detail presented"
expect interactor.started yes
expect interactor.cell none
expect transition.running no
expect card.hidden no
at 0.1 pan changed dy=-400
expect raw 0.473934
expect interactor.should-finish yes
expect transition.percent 0
expect progress 0
at 0.2 pan ended
expect interactor.started no
expect transition.running no
expect transition.outcome none
expect no event decided
expect state list

# As published, the result is the same: there is no other rule to fall back on.
scene dive-deeper faults=MP-4
pan began on=detail
expect event "no cell"
expect no event fault
pan changed dy=-400
pan cancelled
expect transition.running no

# At the card's edges, the left and the top belong to the card.
scene dive-deeper
pan began x=24 y=240
expect interactor.cell 0
pan cancelled
run
pan began x=366 y=400
expect interactor.cell none
pan cancelled
pan began x=100 y=520
expect interactor.cell none
pan cancelled
pan began on=title
expect interactor.cell 0

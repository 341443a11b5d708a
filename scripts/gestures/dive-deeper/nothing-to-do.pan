# Taps and pans that have nothing to do, or that find a transition in flight.
scene dive-deeper
tap on=detail
expect event "tap ignored on=detail"
expect transition.running no
tap on=card
at 0.1 tap on=card
expect event "tap ignored on=card"
at 0.2 tap on=detail
expect progress 0.884693
run
expect time 0.5
expect state detail
expect transition.running no

# The detail covers the list, so a pan on it reaches no recognizer.
at 1 pan began
expect event "pan ignored"
expect interactor.started no
at 1.1 pan changed dy=-400
expect transition.percent 0
expect raw none
at 1.2 pan ended
expect transition.running no
expect state detail

# A tap while a finger drives the transition does not disturb it.
scene dive-deeper
pan began
pan changed dy=-211
tap on=card
tap on=detail
expect progress 0.25
expect transition.interactive yes
pan ended
run
expect time 0.375
expect state detail

# Once the detail covers the card, a tap meant for the card is the detail's.
scene dive-deeper
tap on=card
run
tap on=card
expect event "tap ignored on=card by=detail"
expect event "detail dismissed"
run
expect state list

# Taps and pans that have no effect, and taps and pans during a transition.
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

# A tap while a finger drives the transition doesn't affect the transition.
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

# Once the detail covers the card, a tap that is intended for the card reaches the detail.
scene dive-deeper
tap on=card
run
tap on=card
expect event "tap ignored on=card by=detail"
expect event "detail dismissed"
run
expect state list

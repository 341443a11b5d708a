# CG-10: selection is disabled only in the completion. While a card is in flight, another card that
# is still visible can be tapped, and both expand into the same place.
scene city-guide faults=CG-10
tap on=card
at 0.1 tap on=card.2
expect event "fault CG-10"
expect no event "tap ignored"
expect card.2.fraction 0
at 0.25
expect card.2.fraction 0.5
run
expect time 0.4
expect state expanded
expect card.2.state expanded
expect card.2.frame 205,0,390,844
# The second card has pushed the first one aside.
expect card.frame 155,0,390,844
# Once a card has expanded, no other card can be selected.
tap on=card.0
expect event "tap ignored on=card.0"

# A finger has the same effect: what is visible of the neighbor is a strip.
scene city-guide faults=CG-10
tap on=card
at 0.05 touch down x=380 y=422
at 0.1 touch up
expect event "fault CG-10"
run
expect card.2.state expanded

# The card in flight itself ignores taps, with the fault or without it.
scene city-guide faults=CG-10
tap on=card
at 0.1 tap on=card
expect event "tap ignored on=card cause=active"
expect completions 1
expect no event fault

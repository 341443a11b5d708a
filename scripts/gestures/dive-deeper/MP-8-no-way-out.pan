# By default, a tap dismisses the detail.
scene dive-deeper
tap on=card
run
at 1 tap on=detail
expect event "detail dismissed"
run
expect time 1.5
expect state list
expect no event fault

# As published, nothing dismisses it.
scene dive-deeper faults=MP-8
tap on=card
run
at 1 tap on=detail
expect event "fault MP-8"
expect event "tap ignored on=detail"
expect no event "detail dismissed"
expect transition.running no
expect state detail

# A tap on a detail that isn't shown isn't a fault.
scene dive-deeper faults=MP-8
tap on=detail
expect event "tap ignored"
expect no event fault

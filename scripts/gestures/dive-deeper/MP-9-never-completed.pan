# By default every path completes the transition.
scene dive-deeper
tap on=card
run
expect state detail
expect no event fault

# With MP-9 a guard returns without completing it: nothing moves, and the container takes every touch.
scene dive-deeper faults=MP-9
tap on=card
expect event "fault MP-9"
run
expect state list
expect transition.running no
expect container.count 0
at 1 tap on=card
expect event "tap ignored on=card"
expect state list

# Later presentations are refused.
at 2 pan began
expect event "presentation refused"
pan changed dy=-211
pan ended
run
expect state list

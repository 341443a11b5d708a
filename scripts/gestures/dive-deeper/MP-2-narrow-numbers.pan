# Exactly a tenth of the distance isn't more than a tenth.
scene dive-deeper
pan began
pan changed dy=-84.4
expect raw 0.1
expect interactor.should-finish no
pan ended
expect transition.outcome cancel
run
expect time 0.05
expect state list
expect no event fault

# As a 32-bit number, it is: 0.1 has become 0.10000000149.
scene dive-deeper faults=MP-2
pan began
pan changed dy=-84.4
expect interactor.should-finish yes
expect transition.percent > 0.1
expect transition.percent 0.10000000149 within 0.00000000001
expect event "fault MP-2"
pan ended
expect transition.outcome finish
run
expect state detail

# Slightly more or less than a tenth, there is no difference; the limit is a little lower.
scene dive-deeper faults=MP-2
pan began
pan changed dy=-84.3
expect interactor.should-finish no
pan changed dy=-84.5
expect interactor.should-finish yes
pan changed dy=-800
expect transition.percent < 0.9
expect transition.percent 0.89999998 within 0.00000001
expect no event fault

# By default nothing is left in the container.
scene dive-deeper
tap on=card
expect container.count 5
run
expect container.count 0
expect no event fault

# As published, all views are left in the container, and the container stays for as long as the
# detail does.
scene dive-deeper faults=MP-7
tap on=card
run
expect event "fault MP-7"
expect state detail
expect container.count 5
at 1 tap on=detail
expect container.count 6
run
expect state list
expect container.count 0

# A cancellation presents nothing, and the container is removed.
scene dive-deeper faults=MP-7
pan began
expect container.count 5
pan cancelled
expect container.count 0
expect no event fault

# By default the completions receive the outcome: after a cancellation, the detail stays hidden.
scene dive-deeper
pan began
pan changed dy=-42.2
pan ended
run
expect state list
expect detail.hidden yes
expect card.hidden no
expect container.count 0
expect no event fault

# As published, the detail becomes visible whatever the outcome.
scene dive-deeper faults=MP-5
pan began
pan changed dy=-42.2
pan ended
run
expect event "fault MP-5"
expect state list
expect detail.hidden no
expect card.hidden no
expect container.count 0

# After the transition has finished, that is right.
scene dive-deeper faults=MP-5
pan began
pan changed dy=-211
pan ended
run
expect state detail
expect detail.hidden no
expect no event fault
at 1 tap on=detail
run
expect detail.hidden yes
expect no event fault

# A226: while a finger drives a transition, what is shown is linear in the percent, and the
# animation's own timing has no part in it.
scene dive-deeper
set reading A226=linear
pan began
pan changed dy=-168.8
expect transition.percent 0.2
expect progress 0.2
pan ended
wait 0.2
expect progress 0.6

# A234: with the mechanism of the container layer's clock, set to that share of the duration, what is
# shown is the spring at that time.
scene dive-deeper
set reading A226=clock
pan began
pan changed dy=-168.8
expect transition.percent 0.2
expect progress 0.557236
pan ended
expect remaining 0.4
expect progress 0.557236
run
expect state detail

# The reading that is set last goes before what the scene was asked for, in either direction.
scene dive-deeper scrub-curve=timeline
set reading A226=linear
pan began
pan changed dy=-168.8
expect progress 0.2

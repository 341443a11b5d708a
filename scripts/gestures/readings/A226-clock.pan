# A226: while a finger drives a transition, what is displayed is linear in the percentage; the
# animation's timing has no influence.
scene dive-deeper
set reading A226=linear
pan began
pan changed dy=-168.8
expect transition.percent 0.2
expect progress 0.2
pan ended
wait 0.2
expect progress 0.6

# A234: if the percentage sets the clock of the container's layer instead, the pose of the spring after
# that fraction of its duration is displayed.
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

# The reading that was set last takes precedence over the scene's options, in either direction.
scene dive-deeper scrub-curve=timeline
set reading A226=linear
pan began
pan changed dy=-168.8
expect progress 0.2

# A card that was scrubbed to its end completes late: `continueAnimation` with a duration factor takes
# its time, although nothing moves any more (rdar://35743469).
scene blank
view card frame=0,400,390,400
animator open duration=0.5
animate card.frame.y to=0 on=open
start
pause
scrub 1
continue factor=1
expect card.frame.y 0
run
expect time 0.5

# With a factor of 0, the animator completes immediately.
scene blank
view card frame=0,400,390,400
animator open duration=0.5
animate card.frame.y to=0 on=open
start
pause
scrub 1
continue
run
expect time 0
expect position end

# U48: a finish before the start is lost, so the transition is held when it starts.
scene blank
view card x=0
transition push duration=1
animate card.x to=100 on=push
set reading U48=lost
finish
expect event "transition call lost"
start
run
expect push.interactive yes
expect card.x 0

# If it were kept until the start, the transition would finish immediately.
scene blank
view card x=0
transition push duration=1
animate card.x to=100 on=push
set reading U48=kept
finish
start
expect push.outcome finish
run
expect card.x 100
expect time 1

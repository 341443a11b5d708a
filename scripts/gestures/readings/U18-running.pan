# U18: when handlers are called, their animator is inactive (A4), so they can use it again.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U18=inactive
start
run
expect event "handler ran animator=move position=end running=no"

# According to a report from 2022, it's still running while they are called (A47).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U18=running
start
run
expect event "handler ran animator=move position=end running=yes"
expect running no
expect animator.state inactive

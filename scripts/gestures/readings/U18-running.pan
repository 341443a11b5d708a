# U18: handlers find their animator inactive (A4), so that they may use it again.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U18=inactive
start
run
expect event "handler ran animator=move position=end running=no"

# A report of 2022 has it running still while they run (A47).
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

# An animator that pauses on completion is parked at its end and can be reversed (A46, A111).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set pauses-on-completion=yes
start
run
expect time 1
expect animator.state active
expect running no
expect fraction 1
expect no event "handler ran"

# It is parked again at its start, where the fraction is 1, too (A81, A112).
reverse
expect fraction 0
continue
run
expect time 2
expect fraction 1
expect card.x 0
expect card.model.x 100

# Only a run for which the flag is off reports its completion.
set pauses-on-completion=no
reverse
continue
run
expect time 3
expect event "handler ran animator=move position=end"

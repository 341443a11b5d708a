# U1: the state after stopping without finishing. By default, the animator is inactive immediately,
# as the method's page and a talk in 2016 say (A25).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U1=inactive
start
at 0.4 stop finishing=no
expect animator.state inactive
expect card.model.x 40
expect completions 0
finish
expect misuse finish-not-stopped

# One sentence of the page on states says that the state is `stopped` after every stop.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U1=stopped
start
at 0.4 stop finishing=no
expect animator.state stopped
expect card.model.x 40
start
expect misuse start-stopped
finish at=current
expect event "completed current"
expect card.model.x 40

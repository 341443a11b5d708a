# A197: UIKit fits a spring to its duration in twelve Newton steps; at this velocity they do not converge (M25).
scene blank
view card x=0
animator move duration=2 curve=spring(0.5,0.9)
animate card.x to=100
set reading A197=twelve-steps
start
at 0.1
expect card.x 82.0104 within 0.001
run
expect card.x 100

# The spring that settles in its duration is ten times softer.
scene blank
view card x=0
animator move duration=2 curve=spring(0.5,0.9)
animate card.x to=100
set reading A197=settled
start
at 0.1
expect card.x 20.8361 within 0.001
run
expect card.x 100

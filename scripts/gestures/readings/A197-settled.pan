# A197: UIKit fits a spring to its duration in twelve Newton steps, which don't converge at this
# velocity (M25).
scene blank
view card x=0
animator move duration=2 curve=spring(ratio=0.5) velocity=0.9
animate card.x to=100
set reading A197=twelve-steps
start
at 0.1
expect card.x 82.0104 within 0.001
run
expect card.x 100

# A spring that settles within its duration is ten times as soft.
scene blank
view card x=0
animator move duration=2 curve=spring(ratio=0.5) velocity=0.9
animate card.x to=100
set reading A197=settled
start
at 0.1
expect card.x 20.8361 within 0.001
run
expect card.x 100

# The effects of `stop`, and of `finish` after it (A24 - A26, A34).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop

# The models take the displayed values, and the completion waits.
expect animator.state stopped
expect card.x 40
expect card.model.x 40
expect completions 1
finish at=end
expect card.x 100
expect event "handler ran animator=move position=end"
expect animator.state inactive

# Finished at the start, everything is as it was before the animation.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop
finish at=start
expect card.x 0
expect position start

# Finished at `current`, which is the only way to get that position (A57).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop
finish at=current
expect card.x 40
expect event "handler ran animator=move position=current"

# If it is stopped without finishing, there is no completion, and the next run doesn't report one
# for it (A25, A42).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop finishing=no
expect animator.state inactive
expect completions 0
expect no event "handler ran"
expect card.model.x 40

# Two animators of one property add up: the model has the newest target, and each animator adds its
# remaining distance (A208, A210, A279).
scene blank
view card x=0
animator out duration=1 curve=linear
animator back duration=1 curve=linear
animate card.x to=100 on=out
start on=out
at 0.25
expect card.x 25
at 0.5
expect card.x 50
animate card.x to=0 on=back
start on=back

# Nothing has jumped on screen, although the model has.
expect card.x 50
expect card.model.x 0

# The model is 0; the first animator has -25 left, and the second +75.
at 0.75
expect card.x 50
at 1
expect card.x 50
expect out.position end
at 1.25
expect card.x 25
run
expect card.x 0
expect time 1.5

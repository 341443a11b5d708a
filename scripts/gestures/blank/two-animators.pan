# Two animators of one property add up (A208, A210, A279).
scene blank
view dot x=0
animator out duration=1 curve=linear
animator back duration=1 curve=linear
animate dot.x to=100 on=out
start on=out
at 0.25
expect dot.x 25
at 0.5
expect dot.x 50
animate dot.x to=0 on=back
start on=back
expect dot.x 50
at 0.75
expect dot.model.x 0
expect dot.x 50
at 1
expect dot.x 50
at 1.25
expect dot.x 25
run
expect dot.x 0
expect time 1.5

# Two squares move over the same distance in the same time: without a curve, UIView.animate eases,
# so the squares are level only at the ends and halfway.
scene basics
start
expect eased.model.x 100
expect linear.model.x 100
at 0.075
expect eased.x 12.916
expect linear.x 25
at 0.15
expect eased.x 50
expect linear.x 50
at 0.225
expect eased.x 87.084
expect linear.x 75
at 0.3
expect eased.x 100
expect linear.x 100
run
expect time 0.3

# When started again, they are already there; a delay applies to both.
start
run
expect time 0.6
expect eased.x 100
scene basics duration=1 distance=-40
start after=0.5
at 1
expect eased.x -20
expect linear.x -20
expect linear.fraction 0.5
run
expect time 1.5

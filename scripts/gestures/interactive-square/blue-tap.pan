# A tap moves the blue square for a second, with the default curve, and it never returns.
scene interactive-square
expect blue.x 0
expect blue.frame 20,179,100,100
tap on=blue
expect blue.model.x 190
at 0.25
expect blue.x 24.541
at 0.5
expect blue.x 95
expect blue.frame 115,179,100,100
at 0.75
expect blue.x 165.459
at 1
expect blue.x 190
expect animator.state inactive
expect yellow.x 0
tap on=blue
at 1.5
expect blue.x 190

# A tap in flight doesn't affect it. It has to hit the place where the square comes to rest, because
# a view animation is tested at its model's frame.
scene interactive-square
tap on=blue
at 0.2 tap on=blue
expect event "tap ignored on=blue"
at 0.25 tap x=260 y=229
expect event "tap on=blue" count=2
at 0.5
expect blue.x 95
run
expect time 1
expect blue.x 190

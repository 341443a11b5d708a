# A duration without an animator is a UIView.animate, which starts immediately, eases in and out by
# default, and can't be held.
scene blank
view card x=0 alpha=1
animate card.x to=100 duration=1
expect card.model.x 100
at 0.25
expect card.x 12.916
pause
expect event "hold refused animator=card.x"
at 0.5 reverse
expect card.x 50
run
expect time 1
expect card.x 100
expect event "completed end animator=card.x"

# A second animation doesn't affect the first: their remaining distances add up. The delay is a
# time.
scene blank
view card x=0
animate card.x to=100 duration=1 curve=linear
at 0.5 animate card.x by=-100 duration=1 curve=linear delay=0.5
at 1
expect card.x 100
at 1.5
expect card.x 50
run
expect time 2
expect card.x 0

# A spring; and a duration of zero.
scene blank
view card x=0 y=0
animate card.x to=100 duration=1 curve=spring(0.5)
animate card.y to=100 duration=0
expect card.y 100
at 0.25
expect card.x > 100
run
expect time 1
expect card.x 100

# If there is an animator, only its animations can be held.
scene blank
view card x=0 y=0
animator move duration=1 curve=linear
animate card.y to=100
start
animate card.x to=100 duration=1 curve=linear
at 0.5 pause
expect no event "hold refused"
at 0.75
expect card.y 50
expect card.x 75

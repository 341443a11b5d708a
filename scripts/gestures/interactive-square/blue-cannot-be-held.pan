# The blue square moves by UIView.animate, which leaves no object behind: nothing can pause, scrub,
# reverse, continue or stop it. The yellow one has an animator.
scene interactive-square
tap on=blue
at 0.25 pause on=blue
expect event "hold refused animator=blue"
scrub 0.1 on=blue
reverse on=blue
continue on=blue
stop on=blue
finish on=blue
expect blue.x 24.541
at 0.5
expect blue.x 95
run
expect time 1
expect blue.x 190

# Neither before it begins nor by a setting or a further handler.
scene interactive-square
pause on=blue
start on=blue
set pauses-on-completion=yes on=blue
handler on=blue
animate blue.x to=50 on=blue
expect blue.x 0
expect blue.completions 0
tap on=blue
run
expect time 1
expect blue.x 190

scene interactive-square
start
at 0.4 pause
expect no event "hold refused"
at 1
expect yellow.x 100

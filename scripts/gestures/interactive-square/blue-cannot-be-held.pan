# The blue square is moved by UIView.animate, which returns no object: nothing can pause, scrub,
# reverse, continue or stop the animation. The yellow square has an animator.
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

# That is true before the animation begins, too, and neither a setting nor another handler can be
# added.
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

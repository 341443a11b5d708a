# Two squares under way, and the difference that matters: the linear animator can be held at any
# time, UIView.animate hands out nothing to hold.
scene basics duration=1
start
at 0.4 pause on=linear
pause on=eased
expect event "hold refused animator=eased"
expect linear.running no
expect eased.running yes
at 0.5
expect linear.x 40
expect eased.x 50
reverse on=eased
scrub 0 on=eased
continue on=eased
reverse on=linear
continue on=linear
at 0.9
expect linear.x 0
run
expect time 1
expect eased.x 100

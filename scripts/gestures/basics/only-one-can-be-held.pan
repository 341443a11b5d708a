# Two squares in flight, and the difference that matters: the linear animator can be paused at any
# time, but UIView.animate returns no object that could be paused.
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

# Seven runs, of which the fourth is stopped immediately; the others aren't affected by that.
scene blank
view dot-a x=0
animator a duration=1 curve=linear
animate dot-a.x to=100 on=a
view dot-b x=0
animator b duration=10 curve=linear
animate dot-b.x to=100 on=b
view dot-c x=0
animator c duration=2 curve=linear
animate dot-c.x to=100 on=c
view dot-d x=0
animator d duration=11 curve=linear
animate dot-d.x to=100 on=d
view dot-e x=0
animator e duration=12 curve=linear
animate dot-e.x to=100 on=e
view dot-f x=0
animator f duration=4 curve=linear
animate dot-f.x to=100 on=f
view dot-g x=0
animator g duration=3 curve=linear
animate dot-g.x to=100 on=g
start on=a
start on=b
start on=c
start on=d
start on=e
start on=f
start on=g
stop on=d finishing=no

# The run of 3 s started last, and is the third to end.
at 2.5
expect a.animator.state inactive
expect b.animator.state active
expect c.animator.state inactive
expect d.animator.state inactive
expect e.animator.state active
expect f.animator.state active
expect g.animator.state active
at 3.5
expect g.animator.state inactive
expect dot-g.x 100
expect f.animator.state active
expect dot-f.x 87.5
at 4.5
expect f.animator.state inactive
expect b.animator.state active
run
expect time 12
expect dot-d.x 0

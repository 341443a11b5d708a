# Local time is (time - begin) x speed + offset (T77).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 speed=2 offset=0.25
expect dot.x 25
at 0.125
expect dot.x 50
run
expect time 0.375

# At speed 0, time stands still: the displayed value doesn't change, and nothing is pending (T81).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 speed=0 offset=0.25 key=held
at 3
expect dot.x 25
run
expect time 3
expect dot.x 25

# Backward: what is beyond the active time is shown first (T88).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 speed=-1 offset=1.5 fill=both removed=no
at 0.25
expect dot.x 100
at 1
expect dot.x 50
run
expect time 1.5
at 2
expect dot.x 0

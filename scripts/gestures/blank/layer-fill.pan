# Outside of its time, an attached animation shows the value that its fill mode defines (T86).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 begin=0.5 fill=backwards
at 0.25
expect dot.x 0  # the first value, before the beginning
at 1
expect dot.x 50
run
expect time 1.5
expect dot.x 7

# The fill mode forwards has no effect before the beginning.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 begin=0.5 fill=forwards removed=no key=late
at 0.25
expect dot.x 7
at 1
expect dot.x 50
at 9
expect dot.x 100
layer-remove key=late
expect dot.x 7
expect event "layer removed key=late path=dot.x finished=yes"

# If the animation is removed on completion, which is the default, a forwards fill has no effect.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 fill=forwards
run
expect dot.x 7

# Without a fill mode, a finished animation that stays attached shows nothing.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 removed=no
run
expect dot.x 7
expect dot.layers 1

# If the begin time has passed, a part of the animation is already over (T77, T80).
scene blank
view dot x=7
at 1
layer-animation dot.x from=0 to=100 duration=1 begin=0.75
expect dot.x 25
run
expect time 1.75

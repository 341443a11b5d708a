# Outside its time an animation shows the value that its fill mode defines, as long as it is attached (T86).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 begin=0.5 fill=backwards
at 0.25
expect dot.x 0                 # the first value, before the beginning
at 1
expect dot.x 50
run
expect time 1.5
expect dot.x 7

# Forwards fills nothing before the beginning.
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

# Removed on completion, which is the default, undoes a forwards fill.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 fill=forwards
run
expect dot.x 7

# Without a fill a finished animation that stays attached shows nothing.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 removed=no
run
expect dot.x 7
expect dot.layers 1

# A begin time that has passed: part of the way is behind it already (T77, T80).
scene blank
view dot x=7
at 1
layer-animation dot.x from=0 to=100 duration=1 begin=0.75
expect dot.x 25
run
expect time 1.75

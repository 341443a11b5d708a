# Adding an animation under a key that is in use replaces the earlier animation, which ends
# unfinished (T92, T93).
scene blank
view dot x=7 alpha=1
layer-animation dot.x from=0 to=100 duration=1 key=move
at 0.5
expect dot.x 50
layer-animation dot.x from=200 to=300 duration=1 key=move
expect event "layer removed key=move path=dot.x finished=no"
expect dot.x 200
expect dot.layers 1
at 1.4
expect dot.x 290
run
expect time 1.5

# A key belongs to the view, not to the property.
scene blank
view dot x=7 alpha=1
view other x=7
layer-animation dot.x from=0 to=100 duration=1 key=move
layer-animation other.x from=0 to=100 duration=1 key=move
layer-animation dot.alpha from=0 duration=1 key=move
at 0.5
expect dot.x 7
expect dot.alpha 0.5
expect other.x 50

# If several animations move one property, the last one that isn't additive hides those before it.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=2
layer-animation dot.x from=500 to=600 duration=1
at 0.5
expect dot.x 550
at 1
expect dot.x 50  # the second has gone, the first shows again
layer-remove
expect dot.x 7
expect dot.layers 0

# Removing an animation that has ended has no effect.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 key=move
run
layer-remove key=move
expect event "layer absent key=move path=dot"
expect no event "layer removed"

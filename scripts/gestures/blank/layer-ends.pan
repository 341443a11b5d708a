# Ends at the same instant are reported in the order of the starts, for animators and layer
# animations alike (U19).
scene blank
view dot x=0 alpha=1
animator first duration=1 curve=linear
animator third duration=1 curve=linear
animate dot.x to=100 on=first
animate dot.alpha to=0 on=third
start on=first
layer-animation dot.x from=0 to=50 duration=1 additive=yes key=second
start on=third
at 0.999
expect dot.x 149.85
run
expect time 1
expect dot.x 100
expect event "completed end animator=first"
expect event "layer ended key=second path=dot.x finished=yes"
expect event "completed end animator=third"

# An animation that is removed when its time has passed counts as finished; one that a call removes
# doesn't (T93).
scene blank
view dot x=0
layer-animation dot.x from=0 to=100 duration=1 key=a
layer-animation dot.x from=0 to=100 duration=2 repeat=forever key=b
at 1.5
expect dot.x 75
layer-remove key=b
expect event "layer ended key=a path=dot.x finished=yes"
expect event "layer removed key=b path=dot.x finished=no"
run
expect time 1.5

# The members of a group run in the group's time: the group cuts them off, but doesn't stretch them
# (T104).
scene blank
view card alpha=1 scale=1 x=7
layer-group pop on=card duration=1
layer-animation card.x from=0 to=100 duration=2 group=pop
layer-animation card.scale from=0 to=1 duration=0.5 fill=forwards group=pop
layer-animation card.alpha from=0 duration=1 begin=0.5 fill=backwards group=pop
expect card.layers 1  # a group is one animation
expect card.alpha 0
at 0.25
expect card.scale 0.5
expect card.alpha 0
at 0.75
expect card.x 37.5
expect card.scale 1
expect card.alpha 0.25  # begin times count from the group's start
run
expect time 1
expect card.x 7
expect card.alpha 1
expect event "layer ended key=pop path=card finished=yes"
expect no event "layer ended key=none"

# The group runs twice, at double speed, with a curve that bends the time of its members.
scene blank
view card x=7
wait 0.5
layer-group pop on=card duration=1 repeat=2 speed=2 curve=ease-in
layer-animation card.x from=0 to=100 duration=1 group=pop
at 0.75
expect card.x 31.535683  # ease-in at 0.5
at 1
expect card.x 0  # the second pass begins
at 1.25
expect card.x 31.535683
run
expect time 1.5
expect card.x 7

# The key of a group works as that of any animation: it replaces, and is replaced.
scene blank
view card x=7
layer-group pop on=card duration=1
layer-animation card.x from=0 to=100 duration=1 group=pop
at 0.5
layer-animation card.x from=500 to=600 duration=1 key=pop
expect event "layer removed key=pop path=card finished=no"
expect card.x 500

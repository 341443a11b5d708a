# A layer animation changes only what is displayed; the model doesn't move, and is displayed again
# afterward (S14, T86).
scene blank
view card frame=20,600,350,200 alpha=1
layer-animation card.frame.y from=600 to=80 duration=0.5 key=move
expect card.layers 1
at 0.25
expect card.frame.y 340  # linear without a curve (T7)
expect card.frame.x 20
expect card.model.frame.y 600
run
expect time 0.5
expect card.frame.y 600  # removed on completion
expect card.layers 0
expect event "layer ended key=move path=card.frame.y finished=yes"

# A curve, and the default duration, because none is given (T87).
scene blank
view card alpha=1
layer-animation card.alpha from=0 to=1 curve=ease-in
at 0.125
expect card.alpha 0.315357  # the published value of ease-in at 0.5 is 0.315357 (T23)
run
expect time 0.25

# Omitted values are replaced by the model value at each moment (T89, T90).
scene blank
view dot x=100
layer-animation dot.x from=0 duration=1 key=from
at 0.5
expect dot.x 50
layer-animation dot.x to=200 duration=1 key=to
expect dot.x 100
at 1
expect dot.x 150
layer-remove key=to
layer-animation dot.x by=40 duration=1 key=by
at 1.25
expect dot.x 110
layer-animation dot.x from=0 by=40 duration=1 key=by
at 1.5
expect dot.x 10
layer-animation dot.x by=40 to=0 duration=1 key=by
expect dot.x -40
at 2
expect dot.x -20
layer-animation dot.x duration=1 key=by
expect dot.x -20  # from what was shown to the model value
at 2.5
expect dot.x 40
run
expect dot.x 100
expect time 3

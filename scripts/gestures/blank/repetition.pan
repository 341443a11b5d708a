# A repeat count counts cycles, there and back with autoreverse (T84). At the end, the screen shows
# the model: here, the last cycle ends there (T85).
scene blank
view card x=0
animate card.x to=100 duration=1 repeat=2.5 autoreverse=yes curve=linear
expect card.model.x 100
at 0.25
expect card.x 25
expect card.x.speed 100
at 1.25
expect card.x 75
expect card.x.speed -100
at 4.5
expect card.x 50
run
expect time 5
expect card.x 100

# Without autoreverse, each cycle starts again. The last one ends halfway, so the value jumps.
scene blank
view card x=0
animate card.x to=100 duration=1 repeat=2.5 curve=linear
at 1
expect card.x 0
at 2.49
expect card.x 49
run
expect time 2.5
expect card.x 100

# There and back once, after a delay, with the curve in both passes.
scene blank
view card x=0
animate card.x to=100 duration=1 delay=0.5 autoreverse=yes
at 0.4
expect card.x 0
at 0.75
expect card.x 12.916191 within 2e-4
at 2.25
expect card.x 12.916191 within 2e-4
run
expect time 2.5
expect card.x 100

# One that repeats forever never rests, and everything else does.
scene blank
view card x=0 y=0
animate card.x to=100 duration=1 repeat=forever curve=linear
animate card.y to=50 duration=0.5
at 100.25
expect card.x 25
expect card.y 50
expect no event "completed end animator=card.x"

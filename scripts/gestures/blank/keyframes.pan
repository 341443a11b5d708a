# The keyframes of one call see the time that the overall curve has warped, ease-in-out by default
# (T97): after a quarter of the time, its progress is 0.12916191 (A176).
scene blank
view card x=0 alpha=1
animate card.x to=100 duration=10 start=0 length=0.5
animate card.x to=60 duration=10 start=0.5 length=0.5
animate card.alpha to=0 duration=10 start=0.8
expect event "animations added animator=card.x start=0 length=0.5"
expect card.model.x 60
at 2.5
expect card.x 25.832382
expect card.alpha 1
at 5
expect card.x 100
at 7.5
expect card.x 70.332953
run
expect card.x 60
expect card.alpha 0
expect time 10
expect event "completed end animator=card.x" count=1

# With a linear curve, a keyframe holds its old value before its start, and its new one after its end.
scene blank
view card x=0
animate card.x to=100 duration=1 curve=linear start=0.2 length=0.5
at 0.1
expect card.x 0
at 0.45
expect card.x 50
expect card.x.speed 200
at 0.8
expect card.x 100
run
expect time 1

# In an animator's block, they can be held, scrubbed and reversed (A95); another duration is another
# call.
scene blank
view card x=0 y=0
animator open duration=1 curve=linear
animate card.x to=100 on=open start=0.2 length=0.5
animate card.y to=50 on=open
start
at 0.45 pause
expect card.x 50
scrub 0.6
expect card.x 80
expect card.y 30
reverse
continue
run
expect card.x 0
expect time 1.05
animate card.x to=10 duration=0.2 start=0.5
animate card.y to=10 duration=0.3 start=0.5
run
expect event "completed end animator=card.x" count=1
expect event "completed end animator=card.y" count=1

# A round trip returns through its keyframes in the opposite order.
scene blank
view card x=0
animator open duration=1 curve=linear
animate card.x to=100 on=open start=0 length=0.4
animate card.x to=40 on=open start=0.4 length=0.6
toggle open
at 0.2
expect card.x 50
at 0.7
expect card.x 70
run
expect card.x 40
toggle open
wait 0.3
expect card.x 70
wait 0.5
expect card.x 50
run
expect card.x 0

# A swipe is recognized in the move that reaches 50 − 47t pt along its direction and at most 50 −
# 49t pt across it, within 0.5 s (M29).
scene blank
view card frame=20,300,350,300
gesture up swipe on=card direction=up
touch down x=195 y=500
at 0.1 touch move x=195 y=455
expect no event "swipe recognized gesture=up"
at 0.11 touch move x=195 y=455.2
expect no event "swipe recognized gesture=up"
at 0.12 touch move x=195 y=455.6
expect event "swipe recognized gesture=up location=195,455.6 direction=up"
touch up

# Too far across: 44.2 pt after 0.12 s, when 44.12 pt is the maximum.
scene blank
view card frame=20,300,350,300
gesture up swipe on=card direction=up
touch down x=195 y=500
at 0.12 touch move x=239.2 y=440
expect no event "swipe recognized gesture=up"
at 0.121 touch move x=239 y=440
expect event "swipe recognized gesture=up"
touch up

# A tenth of a point behind the start makes the swipe fail for good.
scene blank
view card frame=20,300,350,300
gesture up swipe on=card direction=up
touch down x=195 y=500
at 0.01 touch move x=195 y=500.1
expect event "gesture failed gesture=up"
at 0.1 touch move x=195 y=400
expect no event "swipe recognized gesture=up"
touch up

# After half a second, it's too late; until then, 26.5 pt are enough.
scene blank
view card frame=20,300,350,300
gesture up swipe on=card direction=up
touch down x=195 y=500
at 0.5 touch move x=195 y=473.5
expect event "swipe recognized gesture=up"
touch up
touch down x=195 y=500
wait 0.6
expect event "gesture failed gesture=up"
touch up

# A pan begins first and prevents the swipe, unless the pan waits for the swipe to fail.
scene blank
view card frame=20,300,350,300
gesture up swipe on=card direction=up
gesture pull pan on=card
drag on=card by=0,-120 over=0.2
expect event "gesture prevented gesture=up by=pull"

scene blank
view card frame=20,300,350,300
gesture up swipe on=card direction=up
gesture pull pan on=card requires=up
drag on=card by=0,-120 over=0.2
expect event "swipe recognized gesture=up"
expect event "gesture failed gesture=pull by=up"
drag on=card by=0,-20 over=0.7
expect event "gesture began gesture=pull"

# A swipe that toggles an animator, and a list that scrolls away under the swipe.
scene blank
scroll-view list frame=0,0,390,600 content=390x4000
view badge frame=20,700,60,60
animator open duration=0.3
animate badge.frame.x to=300
gesture left swipe on=list direction=left
gesture up swipe on=list direction=up
toggle open by=left
drag on=list by=0,-200 over=0.2
expect event "gesture prevented gesture=up by=list"
run
drag on=list by=-200,0 over=0.2
expect event "swipe recognized gesture=left"
run
expect badge.frame.x 300

# With two fingers, both must move far enough.
scene blank
view card frame=20,300,350,300
gesture pair swipe on=card direction=up min=2
touch down x=100 y=500
touch down x=200 y=500 id=2
at 0.1 touch move x=100 y=440
expect no event "swipe recognized gesture=pair"
at 0.11 touch move x=200 y=450 id=2
expect event "swipe recognized gesture=pair location=150,445 direction=up"

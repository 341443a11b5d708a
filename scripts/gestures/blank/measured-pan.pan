# A card turned by 90 degrees: along its own axes, a finger that moves down the screen moves right.
scene blank
view card frame=145,300,100,100 rotation=90
view knob frame=0,0,20,20
gesture pull pan on=card
drive knob.frame.x by=pull in=card
drive knob.frame.y by=pull in=card
pan began on=card
pan changed dx=10 dy=60
expect knob.frame 60,-10,20,20
pan ended vx=0 vy=0

# A handler that adds each translation to the last without setting it to zero: 10 + 20 + 30 instead
# of 30.
scene blank
view card frame=145,300,100,100
gesture pull pan on=card
drive card.frame.y by=pull translation=delta
pan began on=card
pan changed dy=10
pan changed dy=20
pan changed dy=30
expect card.frame.y 360
pan ended

# A handler that measures the finger's place in the view that it moves: the card falls behind, and
# jumps back at the next report.
scene blank
view card frame=145,300,100,100
gesture pull pan on=card
drive card.frame.y by=pull in=card translation=location
pan began on=card x=195 y=350
pan changed x=195 y=360 dy=10
expect card.frame.y 310
pan changed x=195 y=370 dy=20
expect card.frame.y 310
pan changed x=195 y=380 dy=30
expect card.frame.y 320
pan ended

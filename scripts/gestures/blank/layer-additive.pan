# An additive layer animation is added to what a moving animator shows (T91, A210).
scene blank
view card frame=20,600,350,200
animator open duration=1 curve=linear
animate card.frame.y to=80 on=open
start
layer-animation card.frame.y from=0 to=-100 duration=0.5 additive=yes autoreverse=yes key=hop
at 0.25
expect card.frame.y 420  # 470 - 50
at 0.5
expect card.frame.y 240  # 340 - 100
expect card.model.frame.y 80
at 0.75
expect card.frame.y 160  # 210 - 50
run
expect time 1
expect card.frame.y 80

# An animation that isn't additive hides the animator until the animation is removed.
scene blank
view card frame=20,600,350,200
animator open duration=1 curve=linear
animate card.frame.y to=80 on=open
start
layer-animation card.frame.y from=0 to=10 duration=0.5
layer-animation card.frame.y from=0 to=100 duration=1 additive=yes
at 0.25
expect card.frame.y 30  # 5 + 25
at 0.5
expect card.frame.y 390  # 340 + 50
run
expect time 1

# A block added in flight runs immediately and ends with the others (A141, A274).
scene blank
view card frame=20,600,350,200 alpha=1
animator open duration=2 curve=linear
animate card.frame.y to=80 on=open
start on=open
expect card.model.frame.y 80
at 1
expect card.frame.y 340
animate card.alpha to=0 on=open
expect card.alpha 1
at 1.5
expect card.alpha 0.5
expect card.frame.y 210
run
expect time 2
expect card.alpha 0
expect position end

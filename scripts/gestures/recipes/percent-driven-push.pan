# A page curl replaced by a percent-driven push: the pan sets the transition's percent, and its release
# finishes or cancels it; both screens move in one transition.
view list frame=0,0,390,844
view detail frame=390,0,390,844
gesture turn pan on=list axis=left
transition push duration=0.35
animate list.frame.x to=-117 on=push
animate detail.frame.x to=0 on=push
drive push by=turn along=left way=390 rule=projection

drag on=list by=-90,0 over=0.5 hold=0.1
run
expect detail.frame.x 390
drag on=list by=-250,0 over=0.5 hold=0.1
run
expect detail.frame.x 0
expect push.outcome finish

# A mini player that expands: one animator moves everything; a tap toggles it, a pan scrubs it, and a
# finger may catch it in flight.
view player frame=0,744,390,100
view cover in=player frame=10,10,80,80 radius=6 role=image
gesture pull pan on=player axis=vertical
gesture hit tap on=player
animator open duration=0.5 curve=spring(0.9)
animate player.frame to=0,0,390,844 on=open
animate cover.frame to=45,120,300,300 on=open
toggle open by=hit while-running=reverse
drive open by=pull along=up way=744 rule=projection

tap on=player
wait 0.1
tap on=player
run
expect open.place home
flick up speed=1500 on=player
run
expect cover.frame 45,120,300,300
drag on=player by=0,120 over=0.8 hold=0.2
run
expect open.place out

# After an interactive transition was cancelled, the close button does nothing, because the flag that
# it is in progress is cleared only at the end (xxxAIRINxxx/ARNTransitionAnimator#21).
scene blank
view player frame=0,0,390,844 busy=0
view close in=player frame=20,60,60,60
gesture pull pan on=player axis=down
gesture hit tap on=close
transition dismiss duration=0.3
animate player.frame.y to=744 on=dismiss
drive dismiss by=pull along=down way=744 rule=half
when "pan began" do set player.busy=1
when "transition finished" do set player.busy=0
when "tap recognized" if player.busy 0 do set state=closing
drag on=player by=0,80 over=0.4 hold=0.2
run
expect dismiss.outcome cancel
expect player.frame.y 0
tap on=close
expect state blank

# A transition ends before the finger lifts: the handler also cancels it at every report that is below
# a threshold, so later reports are lost (Rightpoint/RZTransitions#46).
scene blank
view card frame=0,0,390,844
gesture pull pan on=card
transition dismiss duration=0.4
animate card.frame.x to=390 on=dismiss
when "pan began" do start on=dismiss
when "pan changed" if pan.translation.x < 40 do cancel on=dismiss
when "pan changed" if pan.translation.x >= 40 do update 0.2 on=dismiss
touch down x=100 y=400
at 0.05 touch move x+=12
at 0.1 touch move x+=20
expect dismiss.outcome cancel
at 0.3 touch move x+=60
touch up
run
expect event "transition call lost transition=dismiss"
expect card.frame.x 0

# A toast that leaves on its own after two seconds, or is flicked away upward; a finger on it stops
# the clock.
view toast frame=20,-80,350,60 radius=12 role=text text="Saved"
gesture pull pan on=toast axis=vertical
drive toast.frame.y by=pull anchors=-80,60 rule=projection past=rubber
toggle toast.frame.y
timer leave after=2
when "timer fired leave" if toast.frame.y > 0 do toggle toast.frame.y
when "pan began" do timer leave after=none
when "pan ended" do timer leave after=2

run for 1
expect toast.frame.y 60 within 0.1
drag on=toast by=0,30 over=0.3 hold=0.1
run
expect toast.frame.y -80
expect event "timer cancelled leave"
toggle toast.frame.y
run for 1
flick up speed=1200 on=toast
run
expect toast.frame.y -80

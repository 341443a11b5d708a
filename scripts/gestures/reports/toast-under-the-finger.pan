# A toast leaves while a finger holds it, because its timer runs on (nispok/snackbar#2).
scene blank
view toast frame=20,700,350,60
gesture pull pan on=toast
drive toast.frame.x by=pull anchors=20,400
timer leave after=1
when "timer fired leave" do remove toast
touch down on=toast
at 0.5 touch move x+=12
at 0.6 touch move x+=20
at 1.1
expect pan.state cancelled
expect event "remove toast"

# The other mistake: after a short swipe, the timer isn't started again, so the toast stays
# (gunnartorfis/sonner-native-toasts#380).
scene blank
view toast frame=20,700,350,60
gesture pull pan on=toast
drive toast.frame.x by=pull anchors=20,400
timer leave after=1
when "timer fired leave" do remove toast
when "pan began" do timer leave after=none
drag on=toast by=30,0 over=0.3 hold=0.2
run
expect no event "remove toast"

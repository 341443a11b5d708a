# A dot follows the finger, not a view: its center is the place of the last touch.
scene blank
view pad frame=0,0,390,844
view dot frame=0,0,20,20 alpha=0
gesture trace pan on=pad
follow dot.frame.x trace.location.x
follow dot.frame.y trace.location.y
follow dot.alpha trace.translation.y from=0,100 to=0,1
expect dot.frame 0,0,20,20
touch down x=100 y=200
touch move x=100 y=215
at 0.1 touch move x=120 y=265
expect dot.frame 120,265,20,20
# Its translation counts from the end of the slop, 10 pt below the touch.
expect dot.alpha 0.55
touch up
expect dot.frame 120,265,20,20

# Unbound, the dot stays where it is.
follow dot.frame.x none
follow dot.frame.y none
touch down x=300 y=600
touch move x=300 y=700
expect dot.frame 120,265,20,20
expect dot.alpha 0.9
touch up
animate dot.frame.x to=0 duration=0.2
run
expect dot.frame.x 0

# A hint that is cancelled by the first touch.
timer hint after=2
when "pan began" do timer hint after=none
drag on=pad by=0,50
run
expect no event "timer fired hint"
expect event "timer cancelled hint count=1"

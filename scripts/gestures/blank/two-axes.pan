# An image dragged along both axes, and one decision at lift-off: past 120 pt down or faster than
# 800 pt/s it is thrown away, otherwise it returns. Two free drives move it; `when` decides.
scene blank
view photo frame=45,247,300,350
gesture drag pan on=photo
drive photo.frame.x by=drag
drive photo.frame.y by=drag
let home="animate photo.frame.x to=45 duration=0.3; animate photo.frame.y to=247 duration=0.3"
let away="animate photo.frame.y to=844 duration=0.25; set state=dismissed"
when "pan ended" if photo.frame.y <= 367 do $home
when "pan ended" if photo.frame.y > 367 do $away
when "pan cancelled" do $home

drag on=photo by=-80,100 over=0.4 hold=0.1
expect photo.frame.y > 330
run
expect photo.frame 45,247,300,350
expect state blank

drag on=photo by=60,200 over=0.4 hold=0.1
run
expect photo.frame.y 844
expect photo.frame.x > 90
expect state dismissed

# Two events: the screen closes once the image is away and the timer has fired, in either order.
scene blank
view photo frame=45,247,300,350 alpha=1
timer soon after=0.1
when "completed end" and "timer fired soon" do set state=closed
animate photo.alpha to=0 duration=0.5
wait 0.2
expect state blank
run
expect state closed

# An image dragged away on two axes: two free drives follow the finger, and one condition at lift-off
# decides for both.
view shade frame=0,0,390,844 alpha=1
view photo frame=45,247,300,350 role=image
gesture drag pan on=photo
drive photo.frame.x by=drag
drive photo.frame.y by=drag
follow shade.alpha photo.frame.y from=-203,247,697 to=0,1,0
let home="animate photo.frame to=45,247,300,350 duration=0.3 curve=spring(0.8)"
let away="animate photo.frame.y to=844 duration=0.25; set state=dismissed"
when "pan ended" if photo.frame.y <= 367 do $home
when "pan ended" if photo.frame.y > 367 do $away
when "pan cancelled" do $home

drag on=photo by=-80,90 over=0.4 hold=0.1
run
expect photo.frame 45,247,300,350
drag on=photo by=60,200 over=0.4 hold=0.1
run
expect photo.frame.y 844
expect state dismissed

# An image dragged away on two axes: one free drive follows the finger, and its distance at lift-off
# decides; either way, the finger's velocity passes to the spring.
view shade frame=0,0,390,844 alpha=1
view photo frame=45,247,300,350 role=image
gesture drag pan on=photo
drive photo.center by=drag
follow shade.alpha photo.center.y from=-28,422,872 to=0,1,0
let home="animate photo.center to=195,422 duration=0.3 curve=spring(0.8) velocity=drag"
let away="animate photo.center.y to=1019 duration=0.4 curve=spring(1) velocity=drag"
when "pan ended" if drag.distance <= 120 do $home
when "pan ended" if drag.distance > 120 do $away
when "pan ended" if drag.distance > 120 do set state=dismissed
when "pan cancelled" do $home

drag on=photo by=-60,90 over=0.4 hold=0.1
run
expect photo.center 195,422
drag on=photo by=60,200 over=0.4
run
expect photo.center.y 1019
expect state dismissed

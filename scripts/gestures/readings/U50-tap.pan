# U50: a touch that stops a moving list belongs to the list's pan, so it isn't a tap (G184).
scene blank
scroll-view list frame=0,0,390,844 content=390x4000
view row in=list frame=0,0,390,4000
gesture hit tap on=row
set reading U50=pan
flick up on=list speed=2000
wait 0.1
tap x=195 y=400
expect event "scroll caught view=list"
expect no event "tap recognized"
expect list.decelerating no

# The other reading is that a finger that doesn't move also taps.
scene blank
scroll-view list frame=0,0,390,844 content=390x4000
view row in=list frame=0,0,390,4000
gesture hit tap on=row
set reading U50=tap
flick up on=list speed=2000
wait 0.1
tap x=195 y=400
expect event "scroll caught view=list"
expect event "tap recognized gesture=hit"

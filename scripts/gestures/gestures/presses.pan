# A finger that rests: the clock advances to its lift-off.
scene blank
view card frame=0,0,100,100
gesture hold press on=card
press on=card for=0.4
expect time 0.4
expect no event "press began"
press on=card for=0.6
expect time 1
expect event "press began gesture=hold"
expect event "press ended gesture=hold"

# A press takes half a second by default, and accepts a location as well as a view.
press x=50 y=60
expect time 1.5
expect event "touch up place=50,60"

# The topmost view receives it.
scene blank
view card frame=0,0,100,100
gesture hold press on=card
view cover frame=0,0,200,200
press on=card for=0.6
expect no event "press began"
expect cover.touch up

# A tap is a finger that touches down and lifts off at one instant, in the middle of the visible
# part of the view. Hit testing and arbitration decide its effect.
scene blank
view low frame=0,0,200,200
view high frame=50,50,100,100
gesture under tap on=low
gesture over tap on=high
tap on=high
expect event "touch down place=100,100"
expect event "touch up place=100,100"
expect event "tap recognized gesture=over"
expect time 0

# The topmost view receives it, and is named.
tap on=low
expect event "tap ignored on=low by=high"
expect no event "tap recognized gesture=under"

# A tap can name a location instead of a view.
tap x=10 y=10
expect event "touch down place=10,10"
expect event "tap recognized gesture=under"

# Subviews belong to their view, and superviews clip it.
scene blank
view outer frame=0,0,100,100
view inner in=outer frame=80,0,100,100
gesture hit tap on=outer
tap on=inner
expect event "touch down place=90,50"
expect event "tap recognized gesture=hit"
expect no event "tap ignored"

# A view that is off the screen or transparent can't be tapped.
scene blank
view away frame=400,0,100,100
view clear frame=0,0,100,100 alpha=0
tap on=away
expect event "tap ignored on=away"
tap on=clear
expect event "tap ignored on=clear"
expect no event "touch down"

# Two taps in a row; a single tap waits until it's certain that it isn't the first of two.
scene blank
view card frame=0,0,100,100
gesture twice tap on=card taps=2
gesture once tap on=card requires=twice
tap on=card taps=2
expect event "tap recognized gesture=twice"
run
expect no event "tap recognized gesture=once"
wait 1
tap on=card
expect event "gesture waits gesture=once by=twice"
expect no event "tap recognized gesture=once"
run
expect time 1.3
expect event "tap recognized gesture=once"

# The finger of a reported pan is still down.
scene city-guide
pan began
tap on=card
expect event "tap ignored on=card by=pan"
tap x=10 y=10
expect event "tap ignored by=pan"
pan ended vy=300
run

# The tap uses a finger that is free.
scene blank
view card frame=0,0,100,100
gesture hit tap on=card
touch down x=300 y=300
tap on=card
expect event "touch down place=50,50 id=2"
expect event "tap recognized gesture=hit"
touch up

# A tap on a banner isn't recognized until its entrance has ended (Daltron/NotificationBanner#160).
scene blank
view banner frame=0,-100,390,100
gesture hit tap on=banner
animate banner.frame.y to=0 duration=0.5
at 0.3 tap x=195 y=20
expect no event "tap recognized"
run
tap x=195 y=20
expect event "tap recognized gesture=hit"

# With allowed interaction, it takes touches at its final place.
scene blank
view banner frame=0,-100,390,100
gesture hit tap on=banner
animate banner.frame.y to=0 duration=0.5 interaction=yes
at 0.3 tap x=195 y=90
expect event "tap recognized gesture=hit"

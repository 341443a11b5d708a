# While a view animation runs, its views receive no touches, unless interaction=yes; then they receive
# touches at their model's frame, where the animation ends.
scene blank
view card frame=20,100,350,200
gesture tapped tap on=card
animate card.frame.y to=400 duration=0.4
at 0.2 tap on=card
expect event "tap ignored"
at 0.45 tap on=card
expect event "tap recognized"
scene blank
view card frame=20,100,350,200
gesture tapped tap on=card
animate card.frame.y to=400 duration=0.4 interaction=yes
at 0.1 tap on=card
expect event "tap ignored"
at 0.2 tap x=195 y=500
expect event "tap recognized"

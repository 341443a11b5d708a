# A card runs away from the finger, because each report adds the whole translation to the last value,
# and the handler doesn't reset it.
scene blank
view card frame=100,400,150,150
gesture pull pan on=card
drive card.frame.y by=pull translation=delta
touch down x=150 y=450
at 0.1 touch move y+=-10
at 0.2 touch move y+=-20
at 0.3 touch move y+=-20
expect card.frame.y < 350
touch up

# Measured in the view that moves, it trembles instead.
scene blank
view card frame=100,400,150,150
gesture pull pan on=card
drive card.frame.y by=pull in=card translation=location
touch down x=150 y=450
at 0.1 touch move y+=-10
at 0.2 touch move y+=-20
expect card.frame.y > 350
at 0.3 touch move y+=-20
touch up

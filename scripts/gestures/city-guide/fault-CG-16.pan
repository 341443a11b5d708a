# CG-16: taps have no guard. A tap while the card is in flight adds the animations to the run again:
# there is a second completion and another push, and the frame to return to is saved from a model
# that holds the target.
scene city-guide faults=CG-16
tap on=card
expect completions 1
at 0.1 tap on=card
expect event "fault CG-16"
expect no event "tap ignored"
expect card.frame.y 189.7516
expect completions 2
expect card.initial-frame 205,0,390,844
expect card.0.model.frame.x -100
run
expect time 0.3
expect card.screen-frame 0,0,390,844
expect left.shift 100
expect state collapsed
expect list.scrolls no

# The close button has no guard, either. Three completions make the state right again.
scene city-guide faults=CG-16
tap on=card
at 0.1 tap on=close
expect event "fault CG-16"
at 0.2 tap on=close
expect completions 3
run
expect state expanded
expect left.shift 150

# A finger has the same effect.
scene city-guide faults=CG-16
tap on=card
at 0.05 touch down x=195 y=422
at 0.1 touch up
expect event "fault CG-16"
run
expect state collapsed

# On the way down, selection is disabled and the button is transparent, so there is nothing left to
# tap.
scene city-guide faults=CG-16
tap on=card
run
tap on=close
wait 0.1
tap on=card
expect event "tap ignored on=card"
tap on=close
expect event "tap ignored on=close"
expect completions 1
run
expect state collapsed
expect no event fault

# A card that a cancelled pan has left where it was (CG-4) is started again by a tap.
scene city-guide faults=CG-4,CG-16
pan began
pan changed dy=-98.8
pan cancelled
at 1 tap on=card
expect event "fault CG-16"
expect running yes
expect completions 2
run
expect card.screen-frame 0,0,390,844
expect state collapsed

# By default, every way to start a run is guarded while a card is in flight.
scene city-guide
tap on=card
at 0.1 tap on=card
expect event "tap ignored on=card cause=active"
tap on=close
expect event "tap ignored on=close cause=active"
expect completions 1
run
expect state expanded
expect left.shift 50
expect card.initial-frame 275,247,250,350

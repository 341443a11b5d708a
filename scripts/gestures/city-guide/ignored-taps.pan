# While a card moves, taps on the others are ignored; while one is expanded, nothing in the list can
# be selected; a close button that isn't visible can't be pressed.
scene city-guide
tap on=close
expect event "tap ignored on=close"
expect animator.state inactive

scene city-guide
tap on=card
at 0.1 tap on=card.2
expect event "tap ignored on=card.2"
expect card.2.fraction 0
run
expect time 0.3
expect card.2.state collapsed
expect state expanded

tap on=card.2
run
expect card.2.state collapsed
expect state expanded

# A card that isn't in focus has a separate animator.
scene city-guide
tap on=card.2
at 0.15
expect card.2.fraction 0.5
expect fraction 0
expect card.2.frame.y 123.5
run
expect card.2.state expanded
expect state collapsed

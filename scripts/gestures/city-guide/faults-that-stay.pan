# CG-6 to CG-9 are on by default, because they are harmless; CG-13 is about another scene, `basics`.
# They are accepted and change nothing; naming one of them prints a note with its remedy.
scene city-guide faults=CG-6,CG-7,CG-8,CG-9,CG-13
expect event "warning fault=CG-7 cause=stays"
expect event "warning fault=CG-9 cause=stays"
expect event "warning fault=CG-13 cause=elsewhere"

# CG-6: a finger that has only touched down doesn't stop the card; a finger that has moved does.
tap on=card
at 0.05 touch down on=card
at 0.1 touch move x=195 y=425
expect running yes
at 0.15 touch move x=195 y=402
expect running no
expect fraction 0.5
touch up

# CG-8: an upward twitch expands the card, however small it is.
scene city-guide faults=CG-6,CG-7,CG-8,CG-9,CG-13
pan began
pan changed dy=-2.47
pan ended vy=-1
expect release.reversed no
run
expect state expanded

# CG-7: a card that is released at rest continues, even from a tenth of the distance. CG-9: beyond
# its end, the card waits for the finger.
scene city-guide faults=CG-6,CG-7,CG-8,CG-9,CG-13
pan began
pan changed dy=-300
expect raw 1.214575
pan changed dy=-260
expect card.frame.y 0
pan changed dy=-24.7
pan ended vy=0
run
expect state expanded
expect no event fault

# The remedies. CG-6: a pan that begins at touch-down.
scene city-guide instant-pan=yes
tap on=card
at 0.05 touch down on=card
expect running no
touch up

# CG-7: at rest, the card goes to the nearer end.
scene city-guide zero-velocity=nearest
pan began
pan changed dy=-24.7
pan ended vy=0
run
expect state collapsed

# CG-8: a rule that consults the distance covered.
scene city-guide
set rule=flick-or-half
pan began
pan changed dy=-2.47
pan ended vy=-1
run
expect state collapsed
set rule=scene

# When they are switched on with all the others, they print no notes.
scene city-guide faults=published
expect no event warning

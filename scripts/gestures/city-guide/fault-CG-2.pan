# CG-2: the second block saves the initial frame again, from a model that already holds the target.
# The card never shrinks again.
scene city-guide faults=CG-1,CG-2
tap on=card
at 0.1
expect card.initial-frame 275,247,250,350
pan began
expect event "fault CG-2"
expect no event "fault CG-3"
expect card.initial-frame 205,0,390,844
pan ended vy=-100
run
expect state collapsed
expect left.shift 50

# Catching the card a second time makes the state right again, and a collapse changes nothing but
# the decoration.
scene city-guide faults=CG-1,CG-2
tap on=card
at 0.1 pan began
pan ended vy=-100
wait 0.01
pan began
expect completions 3
pan ended vy=-100
run
expect state expanded
tap on=close
run
expect state collapsed
expect card.radius 6
expect card.frame 205,0,390,844

# Without CG-1, the fault never has an effect.
scene city-guide faults=CG-2
expect event "warning fault=CG-2"
tap on=card
at 0.1 pan began
expect card.initial-frame 275,247,250,350
expect no event "fault CG-2"

# CG-3: the second block pushes the neighbors again, but a collapse undoes only one push.
scene city-guide faults=CG-1,CG-3
tap on=card
at 0.1 pan began
expect event "fault CG-3"
expect no event "fault CG-2"
expect card.0.model.frame.x -100
expect card.2.model.frame.x 650
pan ended vy=-100
run
expect left.shift 100
expect right.shift 100
expect card.initial-frame 275,247,250,350

# If the card is caught while it collapses, the neighbors come in too far.
scene city-guide faults=CG-1,CG-3
tap on=card
run
tap on=close
wait 0.1
pan began
expect card.0.model.frame.x 50
pan ended vy=100
run
expect position end
expect left.shift -50
expect right.shift -50
expect card.frame 275,247,250,350

# Without CG-1, the fault never has an effect; if both faults are missing, both are named.
scene city-guide faults=CG-2,CG-3
expect event "warning fault=CG-2"
expect event "warning fault=CG-3"
tap on=card
at 0.1 pan began
expect card.0.model.frame.x -50
expect no event "fault CG-3"

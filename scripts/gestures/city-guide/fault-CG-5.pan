# CG-5: the line that changes the sign for a reversed run comes after the assignment, where it has
# no effect. If the card is caught while it returns, it moves against the finger.
scene city-guide faults=CG-5
pan began
pan changed dy=-98.8
expect fraction 0.4
expect no event fault
pan ended vy=120
at 0.03 pan began
expect reversed yes
expect fraction 0.756737
expect no event fault
at 0.1 pan changed dy=-24.7
expect event "fault CG-5"
expect raw 0.856737
expect progress 0.143263
expect card.frame.y 211.6141
pan changed dy=24.7
expect card.frame.y 162.2141
pan ended vy=100
run
expect state collapsed

# By default, it moves with the finger.
scene city-guide
pan began
pan changed dy=-98.8
pan ended vy=120
at 0.03 pan began
at 0.1 pan changed dy=-24.7
expect raw 0.656737
expect card.frame.y 162.2141
pan ended vy=100
run
expect state collapsed

# CG-14: in an earlier variant, the completion locks the list wherever the run ends. An expand that
# returns leaves a list that no finger can scroll.
scene city-guide faults=CG-14
expect list.scrolls yes
pan began
pan changed dy=-24.7
pan ended vy=40
run
expect position start
expect state collapsed
expect event "fault CG-14"
expect list.scrolls no
expect list.selects yes
drag on=card by=-150,0 over=0.3
run
expect list.offset 205
expect no event "list scrolls"

# A collapse that returns unlocks a list that is covered by a card.
scene city-guide faults=CG-14
tap on=card
run
expect no event fault
pan began
pan changed dy=24.7
pan ended vy=-40
run
expect state expanded
expect list.scrolls yes
expect list.selects no

scene city-guide
pan began
pan changed dy=-24.7
pan ended vy=40
run
expect list.scrolls yes

# CG-1 alone: a card that is caught in flight toggles again. It looks the same, but the run has two
# completions, so the state flips twice and is wrong from then on.
scene city-guide faults=CG-1
tap on=card
at 0.1 pan began
expect event "fault CG-1"
expect no event "fault CG-2"
expect completions 2
expect fraction 0.231775
expect card.initial-frame 275,247,250,350
expect card.0.model.frame.x -50
at 0.2 pan changed dy=-24.7
expect fraction 0.331775
at 0.3 pan ended vy=-100
run
expect time 0.480020
expect position end
expect state collapsed
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 50

# If the caught card returns, both completions run at the start, where they do nothing.
scene city-guide faults=CG-1
tap on=card
at 0.1 pan began
pan ended vy=100
run
expect position start
expect state collapsed
expect card.frame 275,247,250,350
expect list.scrolls yes

# For a card at rest, the animations are added once, as they should be.
scene city-guide faults=CG-1
pan began
expect completions 1
pan ended vy=-100
run
expect state expanded
expect no event "fault CG-1"

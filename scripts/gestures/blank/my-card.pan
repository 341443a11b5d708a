# A custom card: a tap and a pan, and one animator that runs out and back.
scene blank
view card frame=70,247,250,350
gesture hit tap on=card
gesture pull pan on=card axis=vertical
animator open duration=0.3
animate card.frame to=0,0,390,844
toggle open by=hit
drive open by=pull along=up way=247
expect open.place home

# Released upward, the card continues to its end, from any progress.
drag on=card by=30,-140
expect event "decided end by=velocity"
run
expect open.place out
expect card.frame 0,0,390,844
expect event "completed end animator=open place=out completions=1"

# The next run goes back, and is caught in flight: the pan continues from the fraction that it
# reads.
tap on=card
wait 0.1
pan began
expect open.fraction 0.2318 within 0.001
pan changed dy=24.7
expect open.fraction 0.3318 within 0.001

# When the touch is cancelled, the card returns to where that run began.
pan cancelled
run
expect event "completed start animator=open place=out completions=1"
expect open.place out
expect card.frame 0,0,390,844

# As long as another rule is set, that rule decides.
set rule=half
pan began
pan changed dy=120
pan ended vy=300
expect event "decided start by=position rule=half"
run
set rule=scene
pan began
pan changed dy=120
pan ended vy=300
run
expect open.place home
expect card.frame 70,247,250,350

# In flight, a tap has no effect.
tap on=card
wait 0.1
tap on=card
expect event "tap ignored on=card"
run

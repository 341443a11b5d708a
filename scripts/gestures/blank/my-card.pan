# A card of one's own: a tap and a pan, one animator that goes to and fro.
scene blank
view card frame=70,247,250,350
gesture hit tap on=card
gesture pull pan on=card axis=vertical
animator open duration=0.3
animate card.frame to=0,0,390,844
toggle open by=hit
drive open by=pull along=up way=247
expect open.place home

# Released upward it continues to its place out, from any progress.
drag on=card by=30,-140
expect event "decided end by=velocity"
run
expect open.place out
expect card.frame 0,0,390,844
expect event "completed end animator=open place=out completions=1"

# The next run leads home, and is caught on its way: the share that is read is carried on.
tap on=card
wait 0.1
pan began
expect open.fraction 0.2318 within 0.001
pan changed dy=24.7
expect open.fraction 0.3318 within 0.001

# Taken away, it goes back to where that run began.
pan cancelled
run
expect event "completed start animator=open place=out completions=1"
expect open.place out
expect card.frame 0,0,390,844

# Another rule decides instead, as long as it is set.
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

# In flight a tap changes nothing.
tap on=card
wait 0.1
tap on=card
expect event "tap ignored on=card"
run

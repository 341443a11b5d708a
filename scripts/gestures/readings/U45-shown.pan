# U45: hit-testing skips a view whose model is transparent, even while an animator still fades it.
scene blank
view card frame=0,0,100,100
gesture hit tap on=card
animator fade duration=1 curve=linear
animate card.alpha to=0
set reading U45=model
start
at 0.5 tap x=50 y=50
expect card.alpha 0.5
expect no event "tap recognized"

# The other reading is that the alpha on screen counts.
scene blank
view card frame=0,0,100,100
gesture hit tap on=card
animator fade duration=1 curve=linear
animate card.alpha to=0
set reading U45=shown
start
at 0.5 tap x=50 y=50
expect event "tap recognized gesture=hit"
at 0.995 tap x=50 y=50
expect event "tap recognized gesture=hit" count=1

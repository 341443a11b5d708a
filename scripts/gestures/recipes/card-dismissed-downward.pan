# A card that is dismissed downward only: its pan doesn't begin upward, and a rule that projects the
# release decides between returning and leaving.
view shade frame=0,0,390,844 alpha=0.6
view card frame=0,60,390,784 radius=20 role=image
gesture pull pan on=card axis=down
drive card.frame.y by=pull anchors=60,844 rule=projection past=clamp
follow shade.alpha card.frame.y from=60,844 to=0.6,0

drag on=card by=0,-200 over=0.3
expect card.frame.y 60
drag on=card by=0,150 over=0.5 hold=0.1
run
expect card.frame.y 60
flick down speed=1500 on=card
run
expect card.frame.y 844
expect shade.alpha 0

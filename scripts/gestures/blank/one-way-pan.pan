# A card that is dismissed downward only: its pan doesn't begin upward, so the list below gets that
# finger (G84).
scene blank
scroll-view list frame=0,0,390,844 content=390x2000
view card in=list frame=20,300,350,200
gesture down pan on=card axis=down
gesture list.pan requires=down
drive card.frame.y by=down anchors=300,900
drag on=card by=0,-150 over=0.3
expect event "gesture refused gesture=down"
expect card.frame.y 300
expect list.offset > 100
run
scroll list to=0
drag on=card by=0,250 over=0.3
expect list.offset 0
expect card.frame.y > 500
run
expect card.frame.y 900
expect list.offset 0

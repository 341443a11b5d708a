# A drawer with three detents: the release is projected to the nearest one, a flick goes further, and a
# tap on the handle toggles the outer two.
view drawer frame=0,744,390,800 radius=16
view handle in=drawer frame=155,8,80,24 role=handle
gesture pull pan on=drawer axis=vertical
gesture hit tap on=handle
drive drawer.frame.y by=pull anchors=80,420,744 rule=detents
toggle drawer.frame.y by=hit

drag on=drawer by=0,-280 over=0.8 hold=0.2
run
expect drawer.frame.y 420
flick up speed=1500 on=drawer
run
expect drawer.frame.y 80
tap on=handle
run
expect drawer.frame.y 744

# A list doesn't scroll where its rows can be swiped: the pan of a row begins in every direction
# (software-mansion/react-native-gesture-handler#1093 and #591).
scene blank
scroll-view list frame=0,0,390,844 content=390x3000
view row in=list frame=0,100,390,80
gesture swipe pan on=row
gesture list.pan requires=swipe
drive row.frame.x by=swipe anchors=-120,0
drag on=row by=5,-200 over=0.3
expect list.offset 0
expect event "gesture began gesture=swipe"

# A pan that begins sideways only leaves the vertical movement to the list.
scene blank
scroll-view list frame=0,0,390,844 content=390x3000
view row in=list frame=0,100,390,80
gesture swipe pan on=row axis=horizontal
gesture list.pan requires=swipe
drive row.frame.x by=swipe anchors=-120,0
drag on=row by=5,-200 over=0.3
expect list.offset > 150
expect row.frame.x 0

# A scroll view's own pan has a name: `list.pan` drives a header that collapses while the list
# scrolls, and the list still scrolls.
scene blank
view header frame=0,0,390,200
scroll-view list frame=0,0,390,844 content=390x3000
drive header.frame.height by=list.pan along=down range=80,200
drag on=list by=0,-60 over=0.3 hold=0.1
expect header.frame.height < 151
expect header.frame.height > 139
expect list.offset > 49
run
drag on=list by=0,-300 over=0.3 hold=0.1
expect header.frame.height 80
run

# In relations it works in both roles: the list waits for a pan that moves sideways only.
scene blank
scroll-view list frame=0,0,390,844 content=390x3000
view row in=list frame=0,100,390,60
gesture swipe pan on=row axis=left
gesture list.pan requires=swipe
drive row.frame.x by=swipe anchors=-80,0
drag on=row by=-70,20 over=0.3
expect list.offset 0
expect row.frame.x < -50
run
expect row.frame.x -80
drag on=row by=0,-70 over=0.3
expect event "gesture refused gesture=swipe"
expect list.offset > 50

# Swipe actions of a row: its pan begins sideways only, so the list still scrolls; the row settles
# open or closed, and any scroll closes it.
scroll-view list frame=0,0,390,844 content=390x3000
view actions in=list frame=230,100,160,60 role=button text="Delete"
view row in=list frame=0,100,390,60 role=row text="Kyoto"
gesture swipe pan on=row axis=horizontal
gesture list.pan requires=swipe
drive row.frame.x by=swipe anchors=-160,0 rule=projection past=rubber
when "scroll began" if row.frame.x < 0 do toggle row.frame.x

drag on=row by=-120,10 over=0.3
run
expect row.frame.x -160
expect list.offset 0
drag on=row by=0,-200 over=0.3
run
expect list.offset > 150
expect row.frame.x 0

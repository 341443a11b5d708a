# A side menu opens while the list scrolls, because the handler looks only at the horizontal part of the
# movement (Friend-LGA/LGSideMenuController#199, apploft/APLSlideMenu#18).
scene blank
view menu frame=-280,0,280,844
view main frame=0,0,390,844
scroll-view list in=main frame=0,0,390,844 content=390x3000
gesture slide pan on=main with=list.pan
drive menu.frame.x by=slide anchors=-280,0
drag on=list by=40,-200 over=0.4
expect list.offset > 150
expect menu.frame.x > -260

# An axis rule keeps it closed.
scene blank
view menu frame=-280,0,280,844
view main frame=0,0,390,844
scroll-view list in=main frame=0,0,390,844 content=390x3000
gesture slide pan on=main axis=right with=list.pan
drive menu.frame.x by=slide anchors=-280,0
drag on=list by=40,-200 over=0.4
expect list.offset > 150
expect menu.frame.x -280

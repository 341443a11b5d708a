# The swipe back from the left edge also scrolls the pager that fills the screen
# (fermoya/SwiftUIPager#252, ciaranrobrien/SwiftUIPageView#2).
scene blank
view screen frame=0,0,390,844
scroll-view pager in=screen frame=0,0,390,844 content=1170x844 paging=yes
gesture back edge on=screen edges=left with=pager.pan
drive screen.frame.x by=back anchors=0,390 rule=projection
scroll pager to=390
drag x=2 y=400 by=200,0 over=0.4
expect screen.frame.x > 100
expect pager.offset < 250

# The pager has to wait until the edge pan has failed.
scene blank
view screen frame=0,0,390,844
scroll-view pager in=screen frame=0,0,390,844 content=1170x844 paging=yes
gesture back edge on=screen edges=left
gesture pager.pan requires=back
drive screen.frame.x by=back anchors=0,390 rule=projection
scroll pager to=390
drag x=2 y=400 by=200,0 over=0.4
expect pager.offset 390
run
expect screen.frame.x 390

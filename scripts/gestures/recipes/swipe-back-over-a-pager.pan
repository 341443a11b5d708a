# Swipe back from the edge over a pager: the pager waits for the edge pan to fail, so that a finger
# from the edge leaves the screen, and any other turns the page.
view screen frame=0,0,390,844
scroll-view pager in=screen frame=0,0,390,844 content=1170x844 paging=yes
gesture edge edge on=screen edges=left
gesture pager.pan requires=edge
drive screen.frame.x by=edge anchors=0,390 rule=projection past=clamp

flick left speed=1000 x=300 y=400
run
expect pager.page 1
drag x=5 y=400 by=250,0 over=0.4
run
expect screen.frame.x 390
expect pager.page 1

# A pager stops between two pages if a second finger touches it, and both lift at the same time
# (fermoya/SwiftUIPager#238). A scroll view settles, whichever finger lifts last.
scene blank
scroll-view pager frame=0,0,390,844 content=390x2532 paging=yes
touch down x=195 y=600
at 0.1 touch move y+=-100
at 0.2 touch move y+=-150
at 0.25 touch down x=300 y=400 id=2
at 0.3 touch up id=2
touch up
run
expect pager.offset 0 within 844
expect pager.page 0
at 3 drag on=pager by=0,-500 over=0.3
run
expect pager.page 1

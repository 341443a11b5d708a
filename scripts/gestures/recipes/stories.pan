# Stories: pages that turn sideways and are dismissed downward; the screen shrinks while it is pulled,
# and nothing turns a page meanwhile.
view screen frame=0,0,390,844 radius=12
scroll-view pager in=screen frame=0,0,390,844 content=1560x844 paging=yes lock=yes
gesture pull pan on=screen axis=down
gesture pager.pan requires=pull
drive screen.center.y by=pull anchors=422,1266 rule=projection past=clamp
follow screen.scale screen.center.y from=422,1266 to=1,0.6
when "completed end animator=screen.center.y" if screen.center.y > 1000 do set state=dismissed

flick left speed=1200 on=pager
run
expect pager.page 1
drag on=pager by=0,120 over=0.5 hold=0.1
expect screen.scale < 0.96
run
expect screen.frame 0,0,390,844
flick down speed=1500 on=pager
run
expect state dismissed
expect pager.page 1

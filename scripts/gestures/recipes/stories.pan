# Stories: pages that turn sideways and are dismissed downward; the screen shrinks while it is pulled,
# and nothing turns a page meanwhile.
view screen frame=0,0,390,844 scale=1
scroll-view pager in=screen frame=0,0,390,844 content=1560x844 paging=yes lock=yes
gesture pull pan on=screen axis=down
gesture pager.pan requires=pull
drive screen.frame.y by=pull anchors=0,844 rule=projection past=clamp
when "completed end animator=screen.frame.y" if screen.frame.y > 800 do set state=dismissed

flick left speed=1200 on=pager
run
expect pager.page 1
drag on=pager by=0,120 over=0.5 hold=0.1
run
expect screen.frame.y 0
flick down speed=1500 on=pager
run
expect state dismissed
expect pager.page 1

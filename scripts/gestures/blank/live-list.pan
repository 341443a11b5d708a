# Content and insets change while the list is on the screen.
scene blank
scroll-view list frame=0,0,390,700 content=390x2000
scroll list to=1300
expect list.offset 1300
# Rows are deleted: the end of the list is nearer now, so the content moves there.
set list.content=390x1500
expect list.offset 800
expect list.content 390,1500
# Content that fits scrolls no more.
set list.content=390x300
expect list.offset 0
drag on=list by=0,-100
run
expect list.offset 0

# Pull to refresh: the inset keeps the spinner's place open until the data has arrived.
scene blank
scroll-view list frame=0,0,390,700 content=390x2000
when "scroll released" if list.offset < -60 do animate list.insets to=60,0,0,0 duration=0.3
when "scroll released" if list.offset < -60 do timer loaded after=1
when "timer fired loaded" do animate list.insets to=0,0,0,0 duration=0.3
drag on=list by=0,300 over=0.4 hold=0.1
expect list.offset < -60
wait 0.5
expect list.offset -60
run
expect list.offset 0
expect list.insets 0,0,0,0

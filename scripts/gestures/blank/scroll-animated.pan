# An animated offset, and a page that the program turns: half a cosine over 0.3 s (M27), with the
# frames as recorded.
scene blank
scroll-view pager frame=0,0,375,600 content=1500x600 paging=yes
scroll pager to=375
scroll pager to=750 animated=yes
expect event "scrolled view=pager from=375,0 to=750,0 over=0.3"
wait 1f
expect pager.offset 378 within 0.5
wait 5f
expect pager.offset 469 within 0.5
wait 6f
expect pager.offset 656.5 within 0.5
wait 5f
expect pager.offset 747 within 0.5
run
expect time 0.3
expect pager.offset 750

scene blank
scroll-view list frame=0,0,390,800 content=390x4000
scroll list by=400 animated=yes
wait 8f
expect list.offset 165.5 within 0.5
wait 8f
expect list.offset 388 within 0.5
run
expect list.offset 400

# A finger stops the scroll view where it is, and drags it from there.
scroll list to=0 animated=yes
wait 0.15
expect list.offset 200
touch down x=195 y=400
expect event "scroll caught view=list offset=0,200"
wait 0.1
expect list.offset 200
touch up
run
expect list.offset 200

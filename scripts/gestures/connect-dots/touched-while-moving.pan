# A touch stops the pager immediately although the strip is moving, and both stay in place (G184).
scene connect-dots
touch down on=thumb.0
touch move x+=160
touch cancel
expect strip.decelerating yes
wait 0.1
touch down x=195 y=420 id=2
expect event "scroll caught view=pager"
expect strip.decelerating no
expect pager.decelerating no
wait 2
touch up id=2
run
expect pager.offset 0
expect strip.offset 0

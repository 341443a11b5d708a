# A touch stops a scroll view that decelerates (G184). The pager only follows the strip, so a touch on the pager stops
# neither.
scene connect-dots
touch down on=thumb.0
touch move x+=160
touch cancel
expect strip.decelerating yes
wait 0.1
touch down x=195 y=420 id=2
expect no event "scroll caught"
expect strip.decelerating yes
wait 2
touch up id=2
expect pager.offset 0
expect strip.offset 0

# A touch on the strip stops both, which then settle on a page.
scene connect-dots
flick left on=strip speed=400
wait 0.05
touch down x=195 y=760
expect event "scroll caught view=strip"
expect pager.decelerating no
touch up
run
expect pager.offset 390
expect strip.offset 80

# A drag of the pager while the strip moves takes the lead.
scene connect-dots
flick left on=strip speed=400
wait 0.05
drag left 200 on=pager
run
expect event "scroll ended view=pager"
expect pager.offset 780
expect strip.offset 160

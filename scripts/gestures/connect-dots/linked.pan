# Whichever scroll view is scrolled, the other follows at every instant (seed scene 7.2).
scene connect-dots
expect state closed
expect page 0
scroll pager to=195
expect strip.offset 40
expect thumb.0.shift -12
expect thumb.1.shift 12
expect thumb.2.shift 36
expect page 0  # the next one is not reached yet
scroll strip to=80
expect pager.offset 390
expect page 1
expect thumb.1.shift 0
scroll strip by=80 over=1  # pager = strip × 390/80
at 0.25
expect strip.offset 100
expect pager.offset 487.5
expect thumb.1.shift -6
expect thumb.2.shift 18
scroll pager by=-97.5 over=0.5  # taken over on the way: no jump
expect pager.offset 487.5
at 0.5
expect pager.offset 438.75
expect strip.offset 90
run
expect pager.offset 390
expect strip.offset 80

# A finger turns a page, and the strip follows while the page settles.
scene connect-dots
pan began
pan changed dx=-39
expect strip.offset 8
pan ended vx=-900
expect pager.target 390
run
expect pager.offset 390
expect strip.offset 80
expect page 1

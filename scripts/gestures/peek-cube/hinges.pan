# Only the offset turns the cube: no time, no animation (seed scene 7.1).
scene peek-cube
expect pager.offset 0
expect page.0.rotation 0
expect page.0.anchor 0.5
expect page.0.shade 0
expect page.0.hidden no
expect page.0.width 390
expect page.1.rotation 90
expect page.1.hidden yes
expect page.1.width 0
scroll pager to=97.5
expect page.0.rotation -22.5
expect page.0.anchor 1
expect page.0.shade 0.125
expect page.0.width 360.313018
expect page.1.rotation 67.5
expect page.1.anchor 0
expect page.1.shade 0.375
expect page.1.width 149.246539
expect page.0.hidden no
expect page.1.hidden no
scroll pager to=195  # halfway both are as wide
expect page.0.width 275.771645
expect page.1.width 275.771645
scroll pager to=390
expect page.0.rotation -90
expect page.0.hidden yes
expect page.0.width 0
expect page.1.rotation 0
expect page.1.anchor 0.5
expect page.1.hidden no
expect page.1.width 390
expect pager.page 1

# A finger turns it from page to page.
scene peek-cube pages=3
pan began
pan changed dx=-97.5
expect page.0.rotation -22.5
pan ended vx=-800
run
expect pager.page 1
expect page.1.rotation 0
expect page.2.hidden yes

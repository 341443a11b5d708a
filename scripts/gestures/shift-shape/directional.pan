# Scenes slide in the direction of the selected tab, in half a second, with ease-in-out.
scene shift-shape
expect tab 0
expect state resting
expect old.x none
expect new.x 0
tap on=tab.2
expect tab 2
expect state sliding
expect old.x 0
expect new.x 390
at 0.125
expect old.x -50.373
expect new.x 339.627
at 0.25
expect old.x -195
expect new.x 195
at 0.5
expect old.x -390
expect new.x 0
expect state resting
# To the left: both signs are reversed.
at 2 tap on=tab.1
expect new.x -390
at 2.125
expect old.x 50.373
expect new.x -339.627
run
expect old.x 390
expect new.x 0

# Only the sign of the difference counts, and the screen's width.
scene shift-shape tabs=5 tab=1 screen=320x568
tap on=tab.2
at 0.25
expect old.x -160
expect new.x 160

# The variant that ignores the direction: it always slides to the left, in a second.
scene shift-shape variant=left tab=2
tap on=tab.0
expect new.x 390
at 0.25
expect old.x -50.373
expect new.x 339.627
at 0.5
expect old.x -195
expect new.x 195
at 1
expect old.x -390
expect new.x 0
expect state resting
at 2 tap on=tab.1
at 2.25
expect old.x -50.373
expect new.x 339.627

# CG-4: a cancelled pan isn't handled. The card stays where it is, with its animator active and
# held, and there is no completion until the next pan.
scene city-guide faults=CG-4
at 0.5 pan began
at 0.7 pan changed dy=-98.8
at 0.8 pan cancelled
expect event "fault CG-4"
run
expect time 0.8
expect pan.state cancelled
expect animator.state active
expect running no
expect fraction 0.4
expect card.frame 247,148.2,306,547.6
expect remaining none
expect completions 1
# The card counts as expanding, which locks the list.
expect list.scrolls no

# Until then, taps are ignored; the next pan continues from there.
at 1 tap on=card
expect event "tap ignored on=card"
pan began
expect fraction 0.4
expect completions 1
pan changed dy=-24.7
expect fraction 0.5
pan ended vy=-10
run
expect state expanded

# With CG-1 to CG-3, that pan adds animations to the run again.
scene city-guide faults=CG-1,CG-2,CG-3,CG-4
pan began
pan changed dy=-98.8
pan cancelled
pan began
expect fraction 0.4
expect completions 2
expect card.initial-frame 205,0,390,844
expect card.0.model.frame.x -100
pan ended vy=-10
run
expect state collapsed
expect left.shift 100

# The system cancels the touch of a real finger, too.
scene city-guide faults=CG-4
touch down x=195 y=422
at 0.1 touch move x=195 y=402
at 0.2 touch move x=195 y=362
expect fraction 0.202429
at 0.3 touch cancel
expect event "fault CG-4"
expect fraction 0.202429
wait 1
expect animator.state active
pan began
pan ended vy=10
run
expect state collapsed

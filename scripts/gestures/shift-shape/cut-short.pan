# If a tab is tapped during a slide, the slide ends immediately at its target, and the next one
# begins from there.
scene shift-shape
tap on=tab.1
at 0.2
expect state sliding
tap on=tab.2
expect event "slide cut short"
expect tab 2
expect old.x 0
expect new.x 390
at 0.325
expect old.x -50.373
expect new.x 339.627
# The time at which the first slide would have ended isn't awaited.
at 0.5
expect state sliding
at 0.7
expect state resting
expect old.x -390
expect new.x 0
expect icon.1.progress 0
expect icon.2.progress 0.5

# A thumbnail becomes its page: a spring of 0.5 s and ratio 1, with an initial velocity of 0.5 (seed
# scene 4.2).
scene connect-dots
tap on=thumb.1
expect page 1  # the pages behind go to it, and the strip along
expect pager.offset 390
expect strip.offset 80
expect progress 0
expect phantom.frame 100,724,72,72
at 0.05
expect progress 0.245018
expect phantom.frame 75.498232,546.607200,149.915622,261.153649
at 0.1
expect progress 0.557236
at 0.25
expect progress 0.945099
expect state closed  # it is open once it has come to its end
tap on=page
expect event "tap ignored on=page"
run
expect time 0.5
expect state open
expect progress 1
expect phantom.frame 0,0,390,844

# Closing returns to the thumbnail of the page that is shown now, which isn't the one that was
# opened.
scroll pager to=780
expect page 2
tap on=page
at 0.75
expect progress 0.054901
expect phantom.frame 18.901985,684.251863,89.458436,114.383372
run
expect state closed
expect progress 0
expect phantom.frame 20,724,72,72
tap on=page
expect event "tap ignored on=page"

# A player in flight is caught where it is; as published, the recognizer is off until the
# completion.
scene floating-player
pan began
pan changed dy=-211
pan ended vy=0
at 0.1 pan began
expect no event "pan ignored"
expect progress 0.195341
expect reversed yes
pan changed dy=-42.2
expect progress 0.295341
pan ended vy=-100
run
expect state full

scene floating-player faults=published
pan began
pan changed dy=-211
pan ended vy=0
expect pan.enabled no
at 0.1 pan began
expect event "fault FP-1"
expect event "pan ignored"
expect running yes
pan changed dy=-42.2
expect progress 0.195341
pan ended vy=-100
run
expect time 0.5
expect state thumbnail
expect pan.enabled yes
pan began
pan changed dy=-300
pan ended vy=0
run
expect state full

# FP-1 alone has the same effect.
scene floating-player faults=FP-1
pan began
expect fraction 0
pan changed dy=-300
pan ended vy=0
at 0.2 pan began
expect event "fault FP-1"
expect no event "fault FP-2"
pan cancelled
run
expect state full

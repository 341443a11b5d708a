# The velocity is ignored, by default and as published: a flick at 5 % cancels the transition …
scene dive-deeper
pan began
pan changed dy=-42.2
pan ended vy=-2000
expect transition.outcome cancel
scene dive-deeper faults=MP-3
pan began
pan changed dy=-42.2
pan ended vy=-2000
expect transition.outcome cancel
expect no event fault

# … and at 15 %, even a finger on its way back down opens the detail.
scene dive-deeper
pan began
pan changed dy=-126.6
pan ended vy=2000
expect transition.outcome finish
scene dive-deeper faults=MP-3
pan began
pan changed dy=-126.6
pan ended vy=2000
expect transition.outcome finish
expect no event fault

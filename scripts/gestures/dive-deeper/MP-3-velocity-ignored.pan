# The velocity is ignored, by default as published: a flick at 5 % goes back …
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

# … and what is on its way back down at 15 % opens.
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

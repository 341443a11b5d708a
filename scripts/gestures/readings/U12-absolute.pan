# U12: since iOS 11, the fraction counts in the direction of the run (A77): reversed, it's 1 - f.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U12=directed
start
at 0.4 pause
reverse
expect fraction 0.6
expect card.x 40
scrub 0.9
expect card.x 10
continue
run
expect time 0.5

# In this reading, it counts from the start values, whatever the direction, as code from before iOS
# 11 assumes (A83).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U12=absolute
start
at 0.4 pause
reverse
expect fraction 0.4
expect card.x 40
scrub 0.9
expect card.x 90
continue
run
expect time 1.3
expect position start

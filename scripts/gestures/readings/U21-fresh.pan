# U21: continued with another cubic, an animator enters it part-way, where it has the same progress
# (A126): ease-in has 0.3154 at half time, ease-out at 0.2049.
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
set reading U21=mapped
start
at 0.5 pause
continue curve=ease-out
expect time-fraction 0.204923
expect remaining 0.795077
at 0.75
expect card.x 63.4912
run
expect time 1.295077

# The header reads as if the new curve began here (A115): from the pose, over what is left of it.
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
set reading U21=fresh
start
at 0.5 pause
continue curve=ease-out
expect card.x 31.5357
expect remaining 0.684643
wait 342.3216ms
expect card.x 78.4093
run
expect time 1.184643

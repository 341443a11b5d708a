# U21: an animator that is continued with another cubic curve starts on that curve where it reaches
# the same progress (A126): ease-in has the progress 0.3154 after half of its time, and ease-out
# after 0.2049.
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

# According to the header, the new curve seems to begin here (A115): from the pose, over the
# remaining distance.
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

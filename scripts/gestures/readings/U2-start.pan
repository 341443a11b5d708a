# U2: what stopping a paused animator for good leaves in the models.
# By default the values on screen, as Apple says (A24).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
set reading U2=current
stop finishing=no
expect card.model.x 40
expect card.x 40

# A probe of 2026 read the start values instead, before anything had been drawn (A31).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U2=start
start
at 0.4 pause
stop finishing=no
expect card.model.x 0
expect card.x 0

# It makes no difference to an animator that was running, nor before a finish.
animate card.x to=100
start
wait 0.4
stop finishing=no
expect card.x 40

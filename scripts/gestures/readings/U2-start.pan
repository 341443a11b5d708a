# U2: the values that the models keep if a paused animator is stopped without finishing. By default,
# these are the displayed values, as Apple says (A24).
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

# A test in 2026 read the start values instead, before anything had been drawn (A31).
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

# There is no difference for an animator that was running, or if `finish` follows.
animate card.x to=100
start
wait 0.4
stop finishing=no
expect card.x 40

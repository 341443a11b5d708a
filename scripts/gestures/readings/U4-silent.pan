# U4: finishing an animator that isn't stopped raises (A32, A33).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop finishing=no
set reading U4=raise
finish at=end
expect misuse finish-not-stopped

# Shipped code calls stop(true) and then finish, and doesn't crash (A55): for an inactive animator,
# only a note is recorded.
set reading U4=silent
finish at=end
expect misuse finish-inactive
expect card.x 40
expect position none

# An active animator raises as before.
animate card.x to=100
start
finish at=end
expect misuse finish-not-stopped

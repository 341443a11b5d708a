# An animator must not be dropped while it is paused, stopped or parked at its end (A50, A51; E2).
# A script drops its animators with its last line, and with the next scene.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
expect card.x 40
scene blank
expect misuse released-unfinished

# The same when it is stopped and not finished.
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop
expect card.x 40
scene blank
expect misuse released-unfinished

# To let it go on is enough: a running one stays alive until its completions have run (A52).
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
continue
expect running yes
scene blank
expect no event "misuse"

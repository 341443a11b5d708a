# An animator must not be released while it is paused, stopped or parked at its end (A50, A51; E2).
# A script releases its animators at its end, and when the next scene starts.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
expect card.x 40
scene blank
expect misuse released-unfinished

# The same applies to an animator that is stopped but not finished.
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop
expect card.x 40
scene blank
expect misuse released-unfinished

# It is enough to continue it: a running animator stays alive until its completions have run (A52).
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
continue
expect running yes
scene blank
expect no event "misuse"

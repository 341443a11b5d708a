# U5: starting a paused animator after a delay raises in practice (A19).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 pause
set reading U5=raise
start after=0.5
expect misuse delayed-start-paused
expect running no
start
run
expect time 1

# According to Apple's text, it resumes when the delay has passed (A18): half a second later, from
# where it was.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set reading U5=resume
start
at 0.4 pause
start after=0.5
expect running yes
expect remaining 1.1
at 0.9
expect card.x 40
at 1.2
expect card.x 70
run
expect time 1.5

# U7: an animator that is started with nothing to animate waits for its first block (A15).
scene blank
view card x=0
animator move duration=1 curve=linear
set reading U7=wait
start
expect animator.state active
expect running no
at 0.3 animate card.x to=100
expect running yes
run
expect time 1.3

# One test resulted in an exception instead (A54).
scene blank
view card x=0
animator move duration=1 curve=linear
set reading U7=raise
start
expect misuse start-empty
expect animator.state inactive
at 0.3 animate card.x to=100
expect running no
start
run
expect time 1.3

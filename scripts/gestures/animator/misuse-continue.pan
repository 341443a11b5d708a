# Only an animator that is active and paused can be continued (A116, A117; E4).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
continue
expect misuse continue-not-paused
start
continue factor=0.5
expect misuse continue-not-paused
expect remaining 1

# A paused animator rejects some factors (U25), and a spring that never settles.
at 0.4 pause
continue factor=-0.5
expect misuse bad-factor
continue curve=spring(1,100,0)
expect misuse bad-timing
expect running no
expect card.x 40
continue
run
expect time 1

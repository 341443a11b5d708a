# The inputs that a running animator ignores, and those that it rejects.
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4

# An assignment is ignored; a device doesn't report that (A38; E14).
scrub 0.9
expect misuse scrub-not-paused
expect card.x 40

# Starting it again changes nothing (A14).
start
expect remaining 0.6

# These two properties must be set before the animator becomes active (A155, A159; E9, E10).
set interruptible=no
expect misuse interruptible-active
set user-interaction=no
expect misuse interaction-active
run
expect time 1

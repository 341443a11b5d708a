# An animator that isn't interruptible runs to its end, regardless of all calls (A155 - A157; E11, E12).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
set interruptible=no
start
at 0.4 pause
expect misuse control-uninterruptible
scrub 0.9
expect misuse control-uninterruptible
reverse
expect misuse control-uninterruptible
stop
expect misuse stop-uninterruptible
stop finishing=no
expect misuse stop-uninterruptible
expect running yes
expect reversed no
run
expect time 1
expect card.x 100

# If it is paused before it began, it can't even be continued (A116).
animate card.x to=0
pause
continue
expect misuse control-uninterruptible
stop finishing=no

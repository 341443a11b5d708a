# A stopped animator accepts nothing but `finish` (A6; E3 - E6).
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
at 0.4 stop

start
expect misuse start-stopped
start after=0.5
expect misuse start-stopped
pause
expect misuse pause-stopped
continue
expect misuse continue-not-paused
animate card.x to=50
expect misuse add-stopped
stop
expect misuse stop-stopped

# Assigning a fraction is ignored, and so is reversing (A104); a device reports neither.
scrub 0.9
expect misuse scrub-not-paused
reverse
expect reversed no

# None of these statements has had an effect.
expect animator.state stopped
expect card.x 40
expect card.model.x 40
expect completions 1
finish at=current
expect animator.state inactive

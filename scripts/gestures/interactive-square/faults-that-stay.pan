# IA-4 to IA-10 are on by default: they can be named, change nothing, and print a note. IA-4: a
# fast, short flick returns.
scene interactive-square faults=IA-4,IA-5,IA-6,IA-7,IA-8,IA-9,IA-10
expect event "warning fault=IA-6 cause=stays"
expect event "warning fault=IA-10 cause=elsewhere"
pan began
pan changed dx=30
pan ended vx=2000
run
expect state start
expect yellow.x 0

# IA-6: the square moves two and a half times as far as the finger. IA-8: `raw` isn't clamped.
pan began
pan changed dx=100
expect yellow.x 250
pan changed dx=140
expect raw 1.4
expect fraction 1
expect yellow.x 250
# On the way back, the square waits until the finger is inside again.
pan changed dx=110
expect yellow.x 250
pan changed dx=90
expect yellow.x 225
pan ended
run
expect state end

# IA-5: a round trip ends at 20.
pan began
pan changed dx=-60
pan ended
run
expect yellow.x 20

# IA-7: the second tap animates to where the square already is.
tap on=blue
run
expect blue.x 190
tap on=blue
wait 0.5
expect blue.x 190
run
expect blue.x 190

# IA-9: after a cancellation, the square jumps.
pan began
pan changed dx=40
pan cancelled
expect yellow.x 20
expect no event fault

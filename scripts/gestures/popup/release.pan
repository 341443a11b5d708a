# The outcome of a release: only the velocity decides and, at rest, the direction of the sheet.
# Closed, moving up.
scene popup
pan began
pan changed dy=-44
pan ended vy=-1
expect reversed no
run
expect state open

# Open, moving up: it returns, wherever it is.
pan began
pan changed dy=400
pan ended vy=-1
expect reversed yes
run
expect state open
expect position start

# Open, moving down.
pan began
pan changed dy=44
pan ended vy=1
expect reversed no
run
expect state closed

# Closed, moving down.
pan began
pan changed dy=-400
pan ended vy=1
expect reversed yes
run
expect state closed
expect position start

# At rest: it continues in its current direction, out or back.
pan began
pan changed dy=-4
pan ended vy=0
expect reversed no
run
expect state open
pan began
pan changed dy=44
pan ended vy=-1
wait 0.01
pan began
expect reversed yes
pan ended vy=0
expect reversed yes
run
expect state open

# If the pan is cancelled, the sheet returns to where it began.
pan began
pan changed dy=400
pan cancelled
expect event "decided start by=cancellation"
run
expect state open
expect sheet.y 0

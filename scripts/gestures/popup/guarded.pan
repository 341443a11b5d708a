# A second touch doesn't begin a second transition: there is one block, one completion, and one
# change of state.
scene popup
tap on=sheet
at 0.1 tap on=sheet
expect completions 1
expect sheet.y 336.1298
at 0.2 pan began
pan ended vy=0
run
expect time 1
expect state open
expect sheet.y 0

# Without the instant pan, a tap starts a transition, but not while one is running.
scene popup instant-pan=no
tap on=sheet
expect no event "tap ignored"
at 0.25
expect sheet.y 144.7303
tap on=sheet
expect event "tap ignored on=sheet"
run
expect time 1
expect state open
tap on=sheet
run
expect state closed

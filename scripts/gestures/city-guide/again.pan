# A gesture is repeated with other numbers: it's undone and run again, and two forks of the session
# diverge.
scene city-guide
pan began
wait 0.1
pan changed dy=-100
pan ended vy=-300
expect decision complete
again vy=300
expect decision revert
expect time 0.1
again dy=-30 vy=0
expect decision.by direction
expect raw 0.121457

# Another rule decides, for this repetition only; the third time, the scene's default rule decides.
again vy=-20 rule=half
expect decision revert
expect rule scene
again
expect decision complete

# Back to the middle of the gesture, and from there into another fork.
undo until 0.05
expect pan.state began
expect time 0.05
undo
expect time 0.1
fork slow
run
expect state expanded
switch main
expect running yes
undo 5
expect event "pan changed"
expect no event "pan ended"
redo 5
run
expect state expanded

scene interactive-square
drag by=40,0 on=yellow over=0.2
expect decision revert
again by=260,0
expect decision complete

# The result is the same wherever the script runs: in debug and release, on a computer or in a web
# page.
expect hash 41f6a98cea1c1d5d

# The article's state diagram, with the transitions made by calls to the animator: `start` prepares
# the run to the other end.
scene interactive-square
expect animator.state inactive
start
expect animator.state active
expect running yes
expect yellow.model.x 250
expect completions 1
at 0.4 pause
expect animator.state active
expect running no
expect yellow.x 100
scrub 0.6
expect yellow.x 150
continue
at 0.5
expect yellow.x 175
stop
expect animator.state stopped
expect yellow.x 175
start
expect misuse start-stopped
finish at=end
expect animator.state inactive
expect state end
expect yellow.x 250

# From there, the way back is started; stopped without finishing, the square stays where it was
# stopped.
start
expect yellow.model.x 20
wait 0.5
expect yellow.x 135
stop finishing=no
expect animator.state inactive
expect state end
expect yellow.x 135
start
wait 0.5
expect yellow.x 77.5
run
expect state start
expect yellow.x 20

# After it was paused, it continues; a finger can catch it, and the release runs the rest.
scene interactive-square
start
at 0.2 pause
start
at 0.3 pan began
expect fraction 0.3
pan changed dx=-10
expect fraction 0.2
pan changed dx=30
expect fraction 0.6
pan ended
run
expect time 0.5
expect state end

# A start after a delay; a negative delay starts nothing and changes nothing.
scene interactive-square
start after=-1
expect misuse negative-delay
expect animator.state inactive
expect completions 0
start after=0.5
at 1
expect yellow.x 125
run
expect time 1.5
expect state end

# A curve that reverses can reach the same progress several times; the run continues from the first
# of these points (A72).
scene blank
view v x=0
animator a duration=1 curve=back-out
animate v.x to=100
start
pause
scrub 0.53
continue
expect v.x 53
expect time-fraction 0.136715
run
expect v.x 100

scene blank
view v x=0
animator a duration=1 curve=elastic-out
animate v.x to=100
pause
scrub 0.53
continue
expect v.x 53
wait 1f
expect v.x > 53
run
expect v.x 100

scene blank
view v x=0
animator a duration=1 curve=bounce-out
animate v.x to=100
pause
scrub 0.53
reverse
continue
expect v.x 53
run
expect v.x 0

# A staircase never reaches 0.3: the run continues from there anyway, with the steps at the same
# times.
scene blank
view v x=0
animator a duration=1 curve=steps(4)
animate v.x to=100
pause
scrub 0.3
continue
expect v.x 30
wait 0.25
expect v.x 65
run
expect v.x 100

# An ease-out never reaches what a spring shows beyond its target, either: the curve starts over
# from there (A115).
scene blank
view v x=0
animator a duration=1 curve=spring(0.2)
animate v.x to=100
start
at 0.1 pause
expect v.x 144.388273
continue curve=ease-out
expect v.x 144.388273
expect remaining 0.443883
run
expect v.x 100

# There is no arbitration: a vertical drag begins, too, moves nothing, and is nevertheless returned
# for 0.2 s.
scene interactive-square
pan began vx=0 vy=900
expect no event "pan refused"
expect fraction 0
pan changed dy=120
expect fraction 0
expect raw 0
pan ended vy=900
expect reversed yes
expect remaining 0.2
run
expect time 0.2
expect position start
expect state start
expect yellow.x 0

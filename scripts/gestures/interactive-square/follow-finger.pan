# With follow-finger=yes, the square stays under the finger in both directions.
scene interactive-square follow-finger=yes
pan began
pan changed dx=60
expect fraction 0.24
expect yellow.x 60
pan changed dx=200
expect yellow.x 200
pan ended
run
expect state end
pan began
pan changed dx=-60
expect yellow.x 190
pan changed dx=-115
expect fraction 0.5
expect yellow.x 135
pan ended
run
expect state start
expect yellow.x 20

# Without an inset, a round trip ends where it began.
scene interactive-square follow-finger=yes return-inset=0
pan began
pan changed dx=200
pan ended
run
pan began
pan changed dx=-200
expect yellow.x 50
pan ended
run
expect state start
expect yellow.x 0

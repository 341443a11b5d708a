# With custom control points, continuing in reverse keeps the pose and plays the curve backward
# (A105).
scene blank
view card x=0
animator move duration=1 curve=cubic(0.17,0.67,0.76,1)
animate card.x to=100
start
at 0.5 pause
reverse
continue
expect card.x 77.2687
expect remaining 0.5
run
expect time 1

# On iOS 11, the view was seen to jump to the forward end first, and to run back from there (A107).
scene blank
view card x=0
animator move duration=1 curve=cubic(0.17,0.67,0.76,1)
animate card.x to=100
set quirks=jump-on-reverse
start
at 0.5 pause
expect card.x 77.2687
reverse
continue
expect card.x 100
expect remaining 1
at 1
expect card.x 77.2687
run
expect time 1.5

# A curve that has a name in UIKit returned as it should (A106).
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
set quirks=jump-on-reverse
start
at 0.5 pause
reverse
continue
expect card.x 31.5357
run
expect time 1

# Four touches, for each of which the card's pan may or may not begin. It requires that |vy| > |vx|:
# equal velocities aren't enough, and neither is rest. A refused touch belongs to the list, and
# doesn't affect the animator.
scene city-guide

at 0.5 pan began vx=-300 vy=40
expect event "pan refused velocity=-300,40"
expect event "list scrolls"
expect pan.state possible
expect animator.state inactive
expect list.dragging yes
expect card.initial-frame none
at 0.6 pan changed dx=-40 dy=5
expect event "pan ignored state=changed"
expect animator.state inactive
at 0.7 pan ended

at 1.5 pan began vx=-200 vy=-200
expect event "pan refused velocity=-200,-200"
expect pan.state possible
expect animator.state inactive

at 2.5 pan began vx=0 vy=0
expect event "pan refused velocity=0,0"
expect pan.state possible
expect animator.state inactive
expect no event "pan began"

at 3.5 pan began vx=-200 vy=-201
expect event "pan began"
expect pan.state began
expect animator.state active
expect list.dragging no

# A pan that is reported without a velocity is assumed to have won already.
scene city-guide
pan began
expect pan.state began
expect no event "pan refused"

# Other parts of a scene: model values and a state that are set immediately, and timers.
scene blank
view hint frame=20,60,350,44 alpha=0
expect state blank
set state=waiting
expect state waiting
expect event "state waiting"
timer show after=0.5
wait 0.4
expect no event "timer fired show"
wait 0.2
expect event "timer fired show"

# One value is set immediately, and another is changed by a UIView.animate, which can't be held.
set hint.alpha=1
expect hint.alpha 1
animate hint.frame.y to=200 duration=0.2
expect hint.model.frame.y 200
wait 0.1
expect hint.frame.y > 60
run
expect hint.frame.y 200

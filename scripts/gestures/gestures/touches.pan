# A finger from touch-down to lift-off: the slop, the velocity at the decision, and which recognizer
# wins and why.

scene blank
view sheet frame=0,400,390,444
gesture sheet pan on=sheet axis=vertical
gesture hold press on=sheet duration=0.3

touch down x=200 y=600
expect touches 1
expect gesture.sheet possible
# Nothing happens within the slop of 10 pt (G23).
at 0.02 touch move y=591
expect no event "gesture began"
# The pan begins with the movement beyond the slop (G35); by then, the press has failed.
at 0.04 touch move y=580
expect event "gesture began gesture=sheet velocity=0,-500"
expect event "gesture failed gesture=hold"
expect pan.state began
expect pan.translation 0,-10
at 0.06 touch move y=560
expect pan.translation 0,-30
# Two segments (G62): 31 pt in 0.04 s.
expect pan.velocity 0,-775
touch up
expect pan.state ended
expect touches 0

# A sideways movement is refused, and stays refused for as long as this touch lasts (G64).
scene blank
view sheet frame=0,400,390,444
gesture sheet pan on=sheet axis=vertical
touch down on=sheet
at 0.02 touch move x+=30
expect event "gesture refused gesture=sheet"
at 0.04 touch move y+=-200
expect no event "gesture began"
touch up
expect pan.state possible

# A finger that rests is a press, and then the pan is too late.
scene blank
view sheet frame=0,400,390,444
gesture sheet pan on=sheet
gesture hold press on=sheet duration=0.3
touch down on=sheet
wait 0.5
expect event "press began gesture=hold"
expect event "gesture prevented gesture=sheet by=hold"
touch up
expect event "press ended"

# Two fingers: the pan follows their midpoint, and doesn't jump when one of them touches down or
# lifts (G44, G45).
scene blank
view sheet frame=0,0,390,844
gesture sheet pan on=sheet
touch down x=100 y=400
at 0.02 touch move y=370
expect pan.translation 0,-20
touch down x=300 y=100 id=2
at 0.04 touch move y=350
expect pan.translation 0,-30
touch up id=2
expect pan.translation 0,-30
at 0.06 touch move y=340
expect pan.translation 0,-40
touch cancel
expect pan.state cancelled

# Recognizers that wait for each other are reported, with the cycle (G74).
scene blank
view sheet frame=0,0,390,844
gesture one tap on=sheet
gesture two tap on=sheet taps=2 requires=one
gesture one tap on=sheet requires=two
expect event "warning gestures"

# A finger that is reported to move but hasn't: this is a sample for estimators that use every
# event. Here the second location equals the first; the parabola (G115) was computed by hand from
# all five.
scene blank
view card frame=0,0,390,844
gesture card pan on=card
set estimator=lsq2
touch down x=100 y=600
at 0.01 touch move y=600
expect pan.state possible
at 0.02 touch move y=597
at 0.03 touch move y=580
at 0.04 touch move y=540
expect pan.velocity.y -4085.714286  # -4338.18 without the second
velocity
touch up

# UIKit's two segments consist only of movements (G53), whatever comes between and after them.
scene blank
view card frame=0,0,390,844
gesture card pan on=card
set estimator=two-segment
touch down x=100 y=600
at 0.01 touch move y=600
at 0.02 touch move y=597
at 0.03 touch move y=580
at 0.035 touch move y=580
at 0.04 touch move y=540
expect pan.velocity.y -2850
at 0.06 touch move y=540
expect pan.translation.y -50
at 0.08 touch move y=540
touch up
expect pan.velocity.y -2850

# A scroll view, whose estimator uses three segments, doesn't decelerate after such a rest (G55,
# G121).
scene blank
scroll-view list frame=0,0,400,800 content=400x4000
touch down x=100 y=600
at 0.01 touch move y=580
at 0.02 touch move y=560
at 0.03 touch move y=540
at 0.04 touch move y=540
at 0.05 touch move y=540
at 0.06 touch move y=540
touch up
expect event "scroll released view=list"
expect list.decelerating no

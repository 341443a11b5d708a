# A finger on the list: both pans are recognized simultaneously, and the scene decides between them
# (G91).
scene detents at=0
touch down x=195 y=600
at 0.1 touch move y=560
expect gesture.sheet began
expect hand list
expect list.offset 30
at 0.2 touch move y=500
expect list.offset 90
at 0.3 touch move y=620
expect hand sheet
expect list.offset 0
expect sheet.y 130
at 0.4 touch move y=680
expect sheet.y 190
touch up
expect decision 2
expect decision.margin 89.1
run
expect sheet.y 700

# The same upward speed with synthetic touches: the estimator flings the list, and the sheet is
# open.
scene detents at=0
flick up speed=900 on=list
expect list.decelerating yes
expect sheet.y 100
run
expect list.offset > 400

# The sheet is flicked open from the middle.
scene detents
flick up speed=900 on=list
expect pan.velocity 0,-900 within 1e-6
expect decision 0
run
expect sheet.y 100
expect list.offset 0

# A touch stops a scrolling list, which then continues from there (G184).
scene detents at=0
flick up speed=900 on=list
wait 0.1
touch down x=195 y=500
expect list.decelerating no
touch up
run
expect list.offset < 200

# In the grabber's area, 44 pt high, a finger moves only the sheet: up, it stays open; down, it
# moves down.
scene detents at=0
touch down x=195 y=120
at 0.1 touch move y=60
expect hand sheet
expect sheet.y 100
expect list.offset 0
at 0.2 touch move y=170
expect sheet.y 160
touch cancel
expect decision.by cancellation
run
expect sheet.y 100

# Real fingers: the pan belongs to the list, and presents the card under the finger. 200 pt of the
# finger are 190 pt of the pan (G23), of 844.
scene dive-deeper
drag by=0,-200 over=0.3
expect event "gesture began gesture=list"
expect pan.translation 0,-190
expect pan.velocity 0,-666.6667
expect transition.percent 0.225118
expect interactor.cell 0
expect event "decided end by=position"
run
# The remaining part of half a second: 0.3 + 0.5 · (1 − 190 / 844).
expect time 0.687441
expect state detail

# The detail covers the list, so no finger reaches the list's pan.
drag x=195 y=380 by=0,-200
expect transition.running no
expect state detail

# 90 pt of the finger are 80 pt, less than a tenth of 844; 100 pt are 90 pt, which is more.
scene dive-deeper
drag by=0,-90 over=0.3
expect transition.percent 0.094787
expect event "decided start by=position"
run
expect state list
scene dive-deeper
drag by=0,-100 over=0.3
expect transition.percent 0.106635
run
expect state detail

# The cell under the finger is determined when the pan begins, not at touch-down.
scene dive-deeper
touch down x=195 y=525
at 0.02 touch move y=513
expect interactor.cell 0
expect pan.translation 0,-2
touch cancel
scene dive-deeper
touch down x=195 y=245
at 0.02 touch move y=233
expect event "no cell"
touch up
expect no event "detail presented"

# The image and the title let touches through to the card: a short touch on them opens it.
scene dive-deeper
touch down on=title
at 0.1 touch up
expect event "tap on=card"
expect event "detail presented interactive=no"
run
expect time 0.6
expect state detail
touch down on=detail
at 0.7 touch up
expect event "tap on=detail"
run
expect state list

# A pan that is reported without a location is on the card.
pan began
expect pan.location 195,380
pan changed dy=-84.4
expect pan.location 195,295.6
pan cancelled

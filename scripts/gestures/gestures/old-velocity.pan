# In UIKit, a finger that rests isn't slow: its velocity is that of its last movement, however long
# ago that was (G52). If a lift-off uses a velocity older than 0.1 s, the answer says so.
scene blank
view card frame=0,0,390,844
gesture card pan on=card
drag on=card by=0,-120 over=0.3 hold=2
expect pan.velocity.y -400
expect event "pan ended"

# The same applies to a reported pan, unless its velocity is given.
scene city-guide
pan began
at 0.1 pan changed dy=-40
at 0.3 pan ended
expect event "decided end"
scene city-guide
pan began
at 0.1 pan changed dy=-40
at 0.3 pan ended vy=-400
expect event "decided end"

# The answer doesn't say so after a rest of only a tenth of a second, or if the estimator counts the
# rest: this one returns a lower velocity because of it.
scene blank
view card frame=0,0,390,844
gesture card pan on=card
drag on=card by=0,-120 over=0.3 hold=0.1
expect pan.velocity.y -400
set estimator=last-segment-to-lift
drag on=card by=0,-120 over=0.3 hold=0.2
expect pan.velocity.y -30.769231  # 6.67 pt in 0.017 + 0.2 s

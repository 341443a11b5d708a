# U51: a pan with a single move ends with the velocity that the estimator computes from that move.
scene blank
view card frame=0,400,390,400
gesture pull pan on=card
set reading U51=estimated
touch down x=195 y=700
at 0.02 touch move y+=-40
at 0.04 touch up
expect pan.velocity 0,-2000

# AppKit reports no velocity if it saw no move after the one that began the pan.
scene blank
view card frame=0,400,390,400
gesture pull pan on=card
set reading U51=zero
touch down x=195 y=700
at 0.02 touch move y+=-40
at 0.04 touch up
expect pan.velocity 0,0
touch down x=195 y=700
at 0.06 touch move y+=-40
at 0.08 touch move y+=-40
at 0.1 touch up
expect pan.velocity 0,-2000

# runningPropertyAnimator: the block is executed now, and what is displayed moves after the delay
# (A164).
scene blank
view card alpha=1
running fade card.alpha to=0 duration=0.3 delay=0.1 curve=linear
expect fade.running yes
expect card.model.alpha 0
at 0.25
expect card.alpha 0.5
run
expect time 0.4
expect event "completed end"

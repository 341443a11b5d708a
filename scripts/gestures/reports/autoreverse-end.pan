# An animation that reverses automatically ends at its start on screen, and then jumps to its target,
# because the model has it (exyte/Macaw#82 expects the start).
scene blank
view dot frame=0,0,20,20
animate dot.frame.x to=100 duration=0.5 autoreverse=yes curve=linear
at 0.99
expect dot.frame.x 2
run
expect dot.frame.x 100

# To end at the start, set it when the animation completes.
scene blank
view dot frame=0,0,20,20
animate dot.frame.x to=100 duration=0.5 autoreverse=yes curve=linear
when "completed end animator=dot.frame.x" do set dot.frame.x=0
run
expect dot.frame.x 0

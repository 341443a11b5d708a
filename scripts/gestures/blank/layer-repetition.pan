# Repetition: between two passes, the start of the new pass is shown; at the end of all passes, the
# end of the last one (T84, T85).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=0.1 repeat=3 fill=both removed=no key=beat
at 0.05
expect dot.x 50
at 0.1
expect dot.x 0
at 0.25
expect dot.x 50
at 0.3
expect dot.x 100
run
expect time 0.3
expect dot.layers 1
at 5
expect dot.x 100

# Two and a half passes of 2 s end halfway.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=2 repeat=2.5 fill=forwards removed=no
run
expect time 5
expect dot.x 50

# With autoreversal, one repetition ends where it began, and one and a half end at the far end.
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 autoreverse=yes fill=forwards removed=no key=a
at 1
expect dot.x 100
at 1.5
expect dot.x 50
run
expect time 2
expect dot.x 0
layer-animation dot.x from=0 to=100 duration=1 autoreverse=yes repeat=1.5 fill=forwards removed=no key=a
run
expect time 5
expect dot.x 100

# A repeat duration overrides a repeat count; giving both is reported (T83).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=2 repeat=9 repeat-for=3 fill=forwards removed=no
expect event "warning repetition path=dot.x"
run
expect time 3
expect dot.x 50

# Cumulative repetitions continue from where the previous one ended (T91).
scene blank
view dot x=7
layer-animation dot.x from=0 to=100 duration=1 repeat=3 cumulative=yes fill=forwards removed=no
at 1.5
expect dot.x 150
at 2.25
expect dot.x 225
run
expect dot.x 300

# U47: a second cancel is a misuse without effect.
scene blank
view card x=0
transition push duration=1 completion-curve=linear
animate card.x to=100 on=push
set reading U47=misuse
start
update 0.5
cancel
at 0.2 cancel
expect misuse transition-not-paused
expect card.x 30
run
expect time 0.5

# One project saw a jump: the transition begins to return again from its last percent.
scene blank
view card x=0
transition push duration=1 completion-curve=linear
animate card.x to=100 on=push
set reading U47=jump
start
update 0.5
cancel
at 0.2 cancel
expect card.x 50
run
expect time 0.7

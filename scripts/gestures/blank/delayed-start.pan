# A delayed start: the animator is active immediately, with its models at the targets, and moves
# after the delay (A17, A154).
scene blank
view card alpha=1
animator fade duration=0.4 curve=linear
animate card.alpha to=0 on=fade
start after=0.5
expect animator.state active
expect running yes
expect fraction 0
expect remaining 0.9
expect card.model.alpha 0
expect card.alpha 1
at 0.5
expect card.alpha 1
at 0.7
expect card.alpha 0.5
expect fraction 0.5
run
expect time 0.9
expect position end

# Pausing during the delay discards the rest of the delay (U6).
scene blank
view card alpha=1
animator fade duration=0.4 curve=linear
animate card.alpha to=0 on=fade
start after=0.5
at 0.2 pause
expect fraction 0
continue
run
expect time 0.6

start after=-1
expect misuse negative-delay

# U46: a keyframe in an animator's block sees the animator's curve: ease-in has the progress 0.3154
# after half of its time (A176), which is 0.1154 after the keyframe's start.
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100 start=0.2 length=0.5
set reading U46=curve
start
at 0.5
expect card.x 23.0714

# A public report saw linear pacing: the keyframe sees the elapsed time.
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100 start=0.2 length=0.5
set reading U46=linear
start
at 0.5
expect card.x 60

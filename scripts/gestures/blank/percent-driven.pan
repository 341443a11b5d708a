# A transition of one's own: its values follow the percent. Cancelling takes percent x duration /
# completion-speed, finishing the rest (A224, A225): 10 s at 50 % need 5 s to return.
scene blank
view card frame=0,800,390,844 alpha=1
transition push duration=10
animate card.frame.y to=0 on=push
animate card.alpha to=0.5 on=push start=0.5
expect push.running no
expect push.outcome none
start
expect push.interactive yes
expect card.model.frame.y 0
update 0.5
expect card.frame.y 400
expect card.alpha 1
cancel
expect push.outcome cancel
expect push.interactive no
expect push.remaining 5
at 2.5
expect card.frame.y 600
run
expect time 5
expect card.frame.y 800
expect card.model.frame.y 800
expect event "transition cancelled transition=push"

# At 30 %, the rest takes 7 s, or half of that at twice the speed (A278).
scene blank
view card x=0
transition push duration=10 completion-speed=2 completion-curve=linear
animate card.x to=100 on=push
start on=push
update 30% on=push
expect card.x 30
finish on=push
expect push.remaining 3.5
at 1.75
expect card.x 65
run
expect card.x 100
expect push.running no

# Calls that come too early are lost (U48). After the release, only a pause makes it interactive again
# (A229): without one, an update or a second cancel is a misuse (U47).
scene blank
view card x=0
transition push duration=1 completion-curve=linear
animate card.x to=100 on=push
finish
expect event "transition call lost transition=push"
expect push.running no
start
update 0.4
finish
at 0.3
update 0.2
expect misuse transition-not-paused
expect card.x 70
pause
expect push.interactive yes
expect push.percent 0.7
update 0.2
expect card.x 20
cancel
cancel
expect misuse transition-not-paused
run
expect card.x 0

# One that doesn't start interactively runs with its own curve, until it is paused (A228).
scene blank
view card x=0
transition push duration=1 curve=linear interactive=no
animate card.x to=100 on=push
start
at 0.25
expect card.x 25
expect push.interactive no
pause
update 0.5
finish
run
expect card.x 100
expect push.outcome finish

# A pan drives it; the rule finishes it or cancels it.
scene blank
view card frame=0,444,390,844
gesture pull pan on=card
transition push duration=0.5
animate card.frame.y to=44 on=push
drive push by=pull along=up way=400 rule=half
pan began
expect push.interactive yes
pan changed dy=-100
expect push.percent 0.25
pan ended
expect push.outcome cancel
expect push.remaining 0.125
run
expect card.frame.y 444
pan began
pan changed dy=-300
wait 0.1
pan ended
run
expect card.frame.y 44
expect push.outcome finish
pan began
pan changed dy=-100
pan cancelled
expect push.outcome cancel

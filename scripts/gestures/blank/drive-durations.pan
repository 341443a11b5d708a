# The time after release: the remaining distance divided by the release speed, within limits.
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=100,400,700 curve=linear duration=by-velocity(0.15,0.4)
pan began
pan changed dy=-100
# 200 pt at 800 pt/s take 0.25 s.
pan ended vy=-800
wait 0.125
expect sheet.frame.y 200
wait 0.125
expect sheet.frame.y 100

# Slow releases take 0.4 s at most, fast ones 0.15 s at least.
pan began
pan changed dy=100
pan ended
expect remaining 0.4
run
pan began
pan changed dy=-10
pan ended vy=-9000
expect remaining 0.15
run

# An animator takes the same durations, whatever its own.
scene blank
view card frame=0,400,390,100
gesture pull pan on=card
animator open duration=2 curve=linear
animate card.frame.y to=0
drive open by=pull along=up way=400 duration=by-velocity(0.1,0.5)
pan began
pan changed dy=-100
# 300 pt at 1000 pt/s
pan ended vy=-1000
expect open.remaining 0.3
wait 0.1
expect card.frame.y 200
run

# A spring fitted to a fixed time.
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=100,400,700 duration=0.3
pan began
pan changed dy=-100
pan ended vy=-300
expect remaining 0.3
run
expect sheet.frame.y 100

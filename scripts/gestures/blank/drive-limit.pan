# A spring's initial velocity is the release velocity divided by the remaining distance, at most 30
# remaining distances per second (G163) or whatever `limit` says.
scene blank
view sheet frame=0,110,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=100,400,700
# 10 pt remain: 3000 pt/s are 300 remaining distances per second.
pan began
pan ended vy=-3000
expect event "animator continued animator=sheet.frame.y"
expect eventually sheet.frame.y >= 99.9 in 0.5
run

scene blank
view sheet frame=0,110,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=100,400,700 limit=none
pan began
pan ended vy=-3000
# A critical spring of response 0.4 s, 15.708/s: it passes its target by far.
wait 0.05
expect sheet.frame.y < 50
run
expect sheet.frame.y 100

scene blank
view sheet frame=0,110,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=100,400,700 limit=0
pan began
pan ended vy=-3000
expect always sheet.frame.y >= 100
run

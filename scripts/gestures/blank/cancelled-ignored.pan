# A handler without a case for `.cancelled`, the most reported fault of all: the animator stays
# paused in mid-run, and nothing on the screen moves any more.
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet
animator close duration=0.5
animate sheet.frame.y to=844
drive close by=pull along=down way=444 cancelled=ignore
touch down on=sheet
at 0.02 touch move y+=40
at 0.1 touch move y+=120
touch cancel all
run
expect close.running no
expect sheet.frame.y 550
expect event "pan ignored state=cancelled animator=close cause=ignore"

# The next finger holds it where it is, and a lift-off decides as usual.
pan began on=sheet
pan changed dy=74
expect sheet.frame.y 624
pan ended vy=300
run
expect close.place out

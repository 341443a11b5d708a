# Real fingers: the pan begins at touch-down, without slop.
scene popup
touch down on=sheet
expect pan.state began
# The middle of the visible part of the closed sheet, which is the last 60 of 844 points.
expect pan.location 195,814
expect event "gesture prevented gesture=tap-sheet by=sheet"
at 0.02 touch move y+=-4
expect fraction 0.009091
touch cancel
run
expect state closed

# 100 pt of a finger are 100 pt of the pan, of 440.
scene popup
drag by=0,-100 over=0.3
expect pan.translation 0,-100
expect pan.velocity 0,-333.3333
expect release.fraction 0.227273
expect event "decided end by=velocity"
run
# The titles take their remaining time, 1 − 0.227273; the spring reaches 100 / 440 of its distance
# after 0.0974 s, which leaves 0.9026 s.
expect time 1.2026
expect state open

# The open sheet is touched at its center and pushed down.
expect sheet.frame 0,344,390,500
touch down on=sheet
expect pan.location 195,594
touch up
run
expect state closed

# A short touch catches the sheet and releases it, as a tap does.
scene popup
touch down on=sheet
touch up
expect running yes
run
expect time 1
expect state open

# When a short touch catches the sheet in flight, it continues.
scene popup
flick up speed=1000 over=0.1
at 0.3 touch down on=sheet
expect running no
at 0.35 touch up
expect running yes
run
expect state open

# Without an instant pan, there is slop, and a short touch is a tap.
scene popup instant-pan=no
drag by=0,-98 over=0.3
expect pan.translation 0,-88
expect release.fraction 0.2
run
expect state open
scene popup instant-pan=no
touch down on=sheet
expect pan.state possible
at 0.1 touch up
expect event "tap on=sheet"
run
expect time 1.1
expect state open

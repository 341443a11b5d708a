# A drag over half of the screen's height is the full distance; a new spring continues from wherever
# the player is.
scene floating-player
expect player.frame 254,594,120,160
expect pan.enabled yes
pan began
expect fraction 0
pan changed dy=-211
expect fraction 0.5
expect player.frame 127,297,255,502
pan ended vy=0
expect event "decided start by=position"
expect reversed yes
expect remaining 0.5
expect pan.enabled yes
at 0.1
expect progress 0.195341
at 0.25
expect progress -0.004538
expect player.frame 255.1527,596.6958,118.7746,156.8957
run
expect time 0.5
expect state thumbnail
expect player.frame 254,594,120,160

# A third of the screen's height completes; slightly less doesn't.
scene floating-player screen=390x900
pan began
pan changed dy=-300
expect fraction 0.666667
pan ended vy=99
expect reversed no
run
expect state full
expect player.frame 0,0,390,900
scene floating-player screen=390x900
pan began
pan changed dy=-299.9
pan ended vy=-99
expect reversed yes
run
expect state thumbnail

# A flick of 100 pt/s completes from anywhere, with a hundredth of the speed as the spring's initial
# velocity.
scene floating-player
pan began
pan changed dy=-84.4
expect fraction 0.2
pan ended vy=-500
expect event "decided end by=velocity"
expect remaining 0.5
at 0.1
expect progress 0.741501
at 0.25
expect progress 1.009124
run
expect state full

# And down again, in the same way.
pan began
pan changed dy=42.2
expect fraction 0.1
expect progress 0.1
pan ended vy=100
run
expect state thumbnail
pan began
pan changed dy=-380
pan ended vy=900
expect reversed no
run
expect state full
pan began
pan changed dy=-50
expect raw -0.118483
expect fraction 0.001
pan ended vy=-900
expect reversed yes
run
expect state full

# The flick is so fast that no fitted spring reaches the end within its duration: the player stops
# short, and is then set to the end.
scene floating-player
pan began
pan changed dy=-84.4
pan ended vy=-2000
at 0.1
expect progress 1.006268
at 0.25
expect progress 1.0368
run
expect time 0.5
expect state full

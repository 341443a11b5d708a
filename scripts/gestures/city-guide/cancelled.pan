# The system cancels the touch. Cancelling isn't ending: no velocity is consulted, and the card
# returns to where the gesture found it.
scene city-guide
at 0.5 pan began
at 0.7 pan changed dy=-98.8
at 0.8 pan cancelled
expect pan.state cancelled
expect reversed yes
expect release.reversed yes
expect release.fraction 0.6
expect release.time-fraction 0.441493
expect release.remaining 0.132448
run
expect time 0.932448
expect position start
expect state collapsed
expect card.frame 275,247,250,350
expect list.scrolls yes
expect left.shift 0

# So does a card that was moving up fast.
scene city-guide
pan began
pan changed dy=-222.3
pan cancelled vy=-2000
expect release.reversed yes
expect release.remaining 0.233788
run
expect state collapsed

# An expanded card returns to expanded.
scene city-guide
tap on=card
run
at 1 pan began
pan changed dy=98.8
pan cancelled
expect release.remaining 0.132448
run
expect time 1.132448
expect position start
expect state expanded
expect card.frame 205,0,390,844
expect list.scrolls no
expect left.shift 50

# A card is caught while it returns, and its touch is cancelled: it's already reversed, and stays
# reversed.
scene city-guide
pan began
pan changed dy=-98.8
pan ended vy=120
wait 0.03
pan began
expect reversed yes
pan cancelled
expect release.reversed yes
expect release.time-fraction 0.341493
expect release.remaining 0.102448
run
expect time 0.132448
expect state collapsed

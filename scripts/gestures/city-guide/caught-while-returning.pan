# A card is caught while it returns. Its animator is reversed, so the fraction counts toward the
# start; the sign is reversed, too, so the card still follows the finger, point for point.
scene city-guide
pan began
pan changed dy=-98.8
pan ended vy=120
expect reversed yes

at 0.03
expect fraction 0.658507
expect progress 0.243263
expect card.frame 257.972,186.914,284.057,470.172

pan began
expect reversed yes
expect running no
expect fraction 0.756737
expect progress 0.243263
expect card.frame 257.972,186.914,284.057,470.172
expect completions 1
expect card.initial-frame 275,247,250,350

# Up by a tenth of the distance: the card moves up, and the fraction decreases.
at 0.1 pan changed dy=-24.7
expect raw 0.656737
expect fraction 0.656737
expect progress 0.343263
expect card.frame.y 162.2141

# Down by two tenths from there.
at 0.2 pan changed dy+=49.4
expect pan.translation 0,24.7
expect fraction 0.856737
expect progress 0.143263
expect card.frame.y 211.6141

# Beyond the start, the card waits for the finger, as it does beyond the end.
at 0.3 pan changed dy=80
expect raw 1.080624
expect fraction 1
expect card.frame.y 247

# Released upward it reverses again and expands.
at 0.4 pan changed dy=-24.7
pan ended vy=-50
expect reversed no
expect release.reversed no
expect release.fraction 0.343263
run
expect position end
expect state expanded
expect card.frame 205,0,390,844
expect left.shift 50

# Without linear scrubbing, the fraction of a held animator is still time: the finger moves the card
# along the curve, and the card's edge no longer stays under the finger.
scene city-guide scrubs-linearly=no
tap on=card
at 0.1 pan began
expect fraction 0.333333
expect progress 0.231775

pan changed dy=12.35
expect fraction 0.283333
pan changed dy=-41.1667
expect fraction 0.5
expect progress 0.5
pan changed dy=-20.583333
expect fraction 0.416667

pan ended vy=-10
expect release.time-fraction 0.416667
expect release.remaining 0.175
run
expect time 0.275
expect state expanded

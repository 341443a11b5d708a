# Each variant of the tutorial reports what it still lacks as soon as that has an effect.
scene city-guide variant=b
tap on=card
at 0.1 pan began
expect event "stage b"
pan changed dy=0
expect fraction 0
scene city-guide variant=c
pan began
pan changed dy=-98.8
pan ended vy=120
expect event "stage c"
run
expect state expanded
scene city-guide variant=d
pan began vx=300 vy=100
expect event "stage d"
scene city-guide
pan began vx=100 vy=300
pan changed dy=-98.8
pan ended vy=120
run
expect no event "stage e"
expect state collapsed

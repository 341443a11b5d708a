# Recorded touches: each file is played from the current instant on.

# A flick: some samples within half a point of the touch-down, then faster and faster movements
# (G215, G218).
scene blank
view sheet frame=0,300,390,544
gesture sheet pan on=sheet
wait 1
touches touches/flick-up.jsonl
expect time 1.127298596
expect pan.state ended
expect event "touch down place=201.5,612"
expect event "gesture began gesture=sheet"
expect event "touch up place=202.23,482.02"
expect pan.velocity.y < -2000

# The same finger at another location of the screen makes the same movement.
touches touches/flick-up.jsonl at=100,500
expect event "touch down place=100,500"
expect pan.velocity.y < -2000

# A slow drag that comes to rest: a pan's velocity doesn't age (G52), and here it's small.
scene blank
view sheet frame=0,0,390,844
gesture sheet pan on=sheet
touches touches/slow-drag.csv
expect pan.state ended
expect pan.velocity.y < 60
expect pan.translation.y > 150

# A second finger touches down and lifts; the pan follows their midpoint and doesn't jump (G44,
# G45).
scene blank
view sheet frame=0,0,390,844
gesture sheet pan on=sheet
touches touches/two-fingers.csv
expect event "touch down place=260,520 id=2"
expect event "touch up place=260,492 id=2"
expect pan.state ended
# The first finger has reversed before it lifts.
expect pan.velocity.y > 500

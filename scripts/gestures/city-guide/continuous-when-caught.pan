# A card that is caught in flight stays under the finger: no report moves it by more than the finger
# moved, whichever stage of the tutorial comes after the second one (in which it jumps by 122.5 pt).
scene city-guide variant=c
tap on=card
expect always card.frame.y continuous within 3
wait 0.15
pan began
wait 16ms
pan changed dy=-1
wait 16ms
pan changed dy=-3
wait 16ms
pan ended vy=-300
expect always card.frame.y falling
run
expect state expanded

# With a finger on the screen: 60 reports a second at 500 pt/s are 8.3333 pt each. The first one after the
# pan has begun brings what was left of the way until then, too: 15 pt.
scene city-guide
expect always card.frame.y continuous within 15.0001
expect always progress overshoot <= 0%
expect never event "fault"
expect eventually card.frame.height settled 844 within 0.001 in 1
drag on=card by=0,-150 over=0.3
run
wait 1
expect state expanded

# A card that is caught in flight stays under the finger: no report moves the card by more than the
# finger moved, in any variant of the tutorial after the second one (in which it jumps by 122.5 pt).
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

# With a finger on the screen: at 500 pt/s, 60 reports per second are 8.3333 pt each. The first
# report after the start of the pan also includes the distance moved until then: 15 pt.
scene city-guide
expect always card.frame.y continuous within 15.0001
expect always progress overshoot <= 0%
expect never event "fault"
expect eventually card.frame.height settled 844 within 0.001 in 1
drag on=card by=0,-150 over=0.3
run
wait 1
expect state expanded

# A limit applies in every scene that follows, until all events are kept again.
set trace=last:1
scene city-guide
drag on=card by=0,-150 over=0.5
run
expect state expanded
# Another scene has separate events, none of which is dropped before the limit is reached.
scene interactive-square
expect event "scene interactive-square"
drag on=yellow by=60,0 over=0.5
expect pan.state ended
set trace=all
scene city-guide
drag on=card by=0,-150 over=0.5
run
expect event "scene city-guide"
expect event "touch down"
expect no event "misuse"
expect state expanded

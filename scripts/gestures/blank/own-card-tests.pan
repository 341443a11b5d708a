# The expectations of the card in own-card.pan.
use own-card.pan
expect state closed

# Names stand for statements; a line may contain several statements, and may continue on the next
# line.
$up
expect state open; expect shade.alpha 0.6
$down; expect state closed; expect card.frame \
  70,247,250,350

# The card is dragged halfway up, slowly, and rests: the shade has covered half of its range, too.
pan began; pan changed dy=-123.5
expect shade.alpha 0.3
pan ended vy=0; run
expect state closed

# A tap toggles the card, and the shade follows the card at every instant.
tap on=card; wait 0.15
expect shade.alpha 0.3
run; expect state open

# With a minus sign before it, a name can be used like a number.
let far=200
pan began; pan changed dy=$far; pan changed dy=-$far
expect card.frame 0,0,390,844
pan cancelled; run
expect state open

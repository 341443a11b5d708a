# The expectations of the card in own-card.pan.
use own-card.pan
expect state closed

# Names stand for statements; several may stand on a line, and a line may go on in the next one.
$up
expect state open; expect shade.alpha 0.6
$down; expect state closed; expect card.frame \
  70,247,250,350

# Half of the way up, slowly and at rest: the shade has come half of its way, too.
pan began; pan changed dy=-123.5
expect shade.alpha 0.3
pan ended vy=0; run
expect state closed

# A tap toggles, and the shade is where the card is at every instant.
tap on=card; wait 0.15
expect shade.alpha 0.3
run; expect state open

# Negated by its sign, a name is as good as a number.
let far=200
pan began; pan changed dy=$far; pan changed dy=-$far
expect card.frame 0,0,390,844
pan cancelled; run
expect state open

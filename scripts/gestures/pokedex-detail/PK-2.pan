# PK-2: a second request clears the flag, but the timer and the load of the first request continue,
# and nothing resets the condition once it has been met. Four triggers arrive: two of them start the
# appearance, and every further one plays it again over the appearance that is running.
scene pokedex-detail faults=PK-2
at 1 data image-latency=0.5
expect event "fault PK-2"
expect gate closed
at 1.2
expect event "timer fired"
expect gate armed
at 1.5
expect event "gate opened count=1"
expect gate.count 1
at 1.799
expect gate.count 1
at 1.8
expect event "gate opened count=2"
expect gate.count 2
expect emitter.count 2
at 2
expect event "appearance started"
at 2.299
expect creature.alpha 1
expect emitter.count 2
expect creature.y < 0
at 2.3
expect event "layer removed key=fall"
expect event "appearance interrupted"
expect creature.alpha 0
expect creature.scale 0.2
expect emitter.count 1
at 2.649
expect no event "constraints switched"
at 2.65
expect event "constraints switched"
run
expect emitter.count 0
expect gate.count 2
expect time 3.48

# By default, the first request no longer counts.
scene pokedex-detail
at 1 data image-latency=0.5
run
expect gate.count 1
expect no event fault

# A single request has no surplus trigger.
scene pokedex-detail faults=PK-2
run
expect gate.count 1
expect no event fault
expect time 2.88

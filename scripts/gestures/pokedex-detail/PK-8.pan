# PK-8: the end callback checks neither which animation ended nor whether it finished. If the
# appearance is interrupted in flight, the callback still starts the next phase.
scene pokedex-detail faults=PK-8
at 1.75
layer-remove key=fall on=creature
expect event "fault PK-8"
expect event "constraints switched"
expect layout final
at 2
expect event "layout done"
run

# By default, an interrupted animation has no consequence.
scene pokedex-detail
at 1.75
layer-remove key=fall on=creature
expect event "appearance interrupted"
run
expect layout first
expect no event "constraints switched"
expect no event fault

# A later request interrupts the appearance, too.
scene pokedex-detail faults=PK-8
at 1.75 data
expect event "fault PK-8"
expect event "constraints switched"
run

# So does an appearance that is played again over the running one (PK-2).
scene pokedex-detail faults=PK-2,PK-8
at 0.9 data image-latency=0.5
at 1.4
expect gate.count 1
at 1.7
expect gate.count 2
at 1.9
expect event "appearance started"
at 2.199
expect no event "constraints switched"
at 2.2
expect event "fault PK-8"
expect event "constraints switched"

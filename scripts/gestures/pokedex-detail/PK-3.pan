# PK-3: if bursts overlap, only the newest surface is remembered, so the older one stays. Bursts
# overlap if the appearance is started twice (PK-2); without PK-2, the fault has no effect.
scene pokedex-detail faults=PK-2,PK-3
at 1 data image-latency=0.4
at 1.4
expect gate.count 1
at 1.8
expect gate.count 2
expect emitter.count 2
at 1.9
expect event "fault PK-3"
expect emitter.present yes
at 2.2
expect event "emitter removed burst=2"
expect emitter.present no
expect emitter.count 1
run
expect emitter.count 1
expect no event "emitter removed burst=1"

# Without the fault, each burst removes its surface.
scene pokedex-detail faults=PK-2
at 1 data image-latency=0.4
at 2.2
expect event "emitter removed burst=1"
expect emitter.count 1
run
expect emitter.count 0

scene pokedex-detail faults=PK-3
at 1 data image-latency=0.4
run
expect emitter.count 0
expect no event fault

# As published, a comma was typed instead of a point: there are six values for five key times, so
# the key times are ignored and the values are spaced evenly (PD-1; T98, T99).
scene pokedex-list faults=PD-1
at 3 touch down on=row.3
expect event "fault PD-1"
expect sprite.3.y 0
at 3.02
expect sprite.3.y -2.5
at 3.04
expect sprite.3.y -5
at 3.05
expect sprite.3.y -3.75
at 3.08
expect sprite.3.y 0
at 3.1
expect sprite.3.y 0
at 3.12
expect sprite.3.y 0
at 3.16
expect sprite.3.y -2.5
at 3.2
expect sprite.3.y 0
touch up
expect state detail

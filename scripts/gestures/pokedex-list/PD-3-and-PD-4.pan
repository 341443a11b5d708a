# If the row is pressed again within 0.2 s, the jump begins again: the same key replaces it (PD-3).
# The fault of that name is what happens by default, so switching it on changes nothing and records
# nothing.
scene pokedex-list faults=PD-3
at 3 touch down on=row.3
at 3.05 touch up outside
expect sprite.3.y -5
touch down on=row.3
expect sprite.3.y 0
at 3.1
expect sprite.3.y -5
expect no event "fault PD-3"
touch up

# Rows flow in whenever they appear (PD-4), whether the fault is switched on or not.
scene pokedex-list faults=PD-4
at 1 scroll list to=400
at 2 scroll list to=-24
expect row.0.x 146.25
expect no event "fault PD-4"

# The sprite jumps at the press or at the lift-off, or the request is delayed until the jump has
# ended.
scene pokedex-list jump=press
at 1 touch down on=row.2
at 1.05 expect sprite.2.y -5
at 1.1 touch up
expect state detail
expect jump.seen 0.5
expect sprite.2.y -1.25
scene pokedex-list jump=tap
at 1 touch down on=row.2
at 1.05 expect sprite.2.y 0
at 1.1 touch up
expect state detail
expect jump.seen 0
at 1.15 expect sprite.2.y -5
scene pokedex-list jump=delayed
at 1 touch down on=row.2
at 1.1 touch up
expect state list
at 1.2 tap on=row.4
expect event "tap ignored"
at 1.3 expect state detail
expect detail.row 2
expect jump.seen 1
scene pokedex-list jump=tap
at 1
flick up on=list
expect no event "jump started"

# After the request, the list is covered; `appear` brings it back, and no row flows in again.
scene pokedex-list
at 1 tap on=row.2
tap on=row.4
expect event "tap ignored"
expect detail.row 2
appear
expect state list
expect row.0.x 0

# Checkpoint 3: the sprite jumps when the finger touches down, and the row is colored over 0.1 s
# (seed scene 5.1, 5.3).
scene pokedex-list
at 3 touch down on=row.3
expect event "jump started row=3"
expect sprite.3.y 0
expect row.3.highlight 0
expect state list
at 3.02
expect sprite.3.y -2
at 3.025
expect row.3.highlight 0.129162
at 3.04
expect sprite.3.y -4
at 3.05
expect sprite.3.y -5
expect row.3.highlight 0.5
at 3.08
expect sprite.3.y 0
at 3.1
expect sprite.3.y -1.25
expect row.3.highlight 1
at 3.12
expect sprite.3.y -2.5
touch up  # inside: at once, the jump not being waited for
expect state detail
expect detail.row 3
expect event "detail requested row=3"
at 3.16
expect sprite.3.y -1.25
at 3.17
expect row.3.highlight 0.5
at 3.2
expect sprite.3.y 0
at 3.22
expect row.3.highlight 0

# If the finger lifts outside, or the system cancels the touch, the color disappears, the jump
# continues, and nothing opens.
scene pokedex-list
at 3 touch down on=row.3
at 3.1 touch up outside
expect state list
expect detail.row none
expect sprite.3.y -1.25
at 3.12
expect sprite.3.y -2.5
at 3.15
expect row.3.highlight 0.5
at 4 touch down on=row.5
at 4.1 touch cancel
expect state list
expect sprite.5.y -1.25
at 4.2
expect row.5.highlight 0

# A tap does both at the same instant.
at 5 tap on=row.2
expect state detail
expect detail.row 2
expect event "jump started row=2"
at 5.05
expect sprite.2.y -5

# A pan on the list scrolls it.
scene pokedex-list
at 3 pan began
pan changed dy=-20
expect list.offset -4
pan ended

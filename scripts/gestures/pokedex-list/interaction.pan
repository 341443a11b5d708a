# With interaction=no, a row receives no touches while it flows in.
scene pokedex-list interaction=no
at 0.2 tap on=row.3
expect event "tap ignored"
expect state list
at 0.45 tap on=row.3
expect state detail

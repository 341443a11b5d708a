# Checkpoint 2: at a constant 440 pt/s, rows appear every 0.2 s, each at the very instant at which a
# part of it becomes visible: row k at the offset 88k − 753 (seed scene 5.1, 5.3).
scene pokedex-list
at 1 scroll list by=440 over=1
expect no event "row 9 shown"
at 1.14318
expect row.9.shown no
at 1.143182
expect list.offset 39 within 0.001
expect row.9.shown yes
expect event "row 9 shown"
expect row.9.x 146.25
expect row.9.alpha 0.3
at 1.243182
expect row.9.x 127.3601 within 0.001
expect row.9.alpha 0.39041
at 1.343182
expect list.offset 127 within 0.001
expect row.9.x 73.125 within 0.001
expect row.9.alpha 0.65
expect row.10.shown yes
expect row.10.x 146.25
at 1.543182
expect list.offset 215 within 0.001
expect row.9.x 0
expect row.9.alpha 1
expect row.10.x 73.125 within 0.001
expect row.11.shown yes
expect row.11.x 146.25
at 1.743181
expect row.12.shown no
at 1.743182
expect row.12.shown yes
expect row.0.shown no
expect row.1.shown no  # gone at 176, of which 303 is beyond
expect row.2.shown no
expect row.3.shown yes

# When they scroll back in, they flow in again (PD-4), except with the option.
at 3 scroll list to=-24
expect row.0.shown yes
expect row.0.x 146.25
at 3.2
expect row.0.x 73.125
scene pokedex-list once=yes
at 1 scroll list to=400
at 2 scroll list to=-24
expect row.0.shown yes
expect row.0.x 0
expect row.0.alpha 1
scroll list to=2700  # what has not been seen yet does
expect row.39.x 146.25

# After a fling, the rows that the deceleration brings appear in flight.
scene pokedex-list
at 1 pan began
pan ended vy=-1000
expect list.target 470.01  # −24 + 0.499·990 (M5, M6)
run
expect list.offset 470.01
expect row.5.shown yes
expect row.4.shown no
expect row.13.shown yes
expect row.14.shown no

# A finger can touch any visible part of a row, even if it's less than half of the row.
scene pokedex-list
at 1 scroll list to=60
touch down on=row.0
expect event "touch down place=195,105"
expect event "jump started"
wait 0.05
expect row.0.highlight 0.5
touch up
expect detail.row 0

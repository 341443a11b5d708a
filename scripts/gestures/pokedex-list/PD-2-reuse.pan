# A fast scroll reuses a cell while its last animation is running: row 19 gets the cell of row 9,
# which disappeared 0.3186 s after it had appeared (PD-2).
scene pokedex-list
at 1 scroll list by=2640 over=1
at 1.38
expect row.19.shown yes
expect row.19.x 145.329027
expect row.19.alpha 0.304408
at 1.4
expect row.19.x 142.938079
expect row.19.alpha 0.315852
expect no event "fault PD-2"
expect event "row 9 shown cell=cell.9"
expect event "row 19 shown cell=cell.9"

scene pokedex-list faults=PD-2
at 1 scroll list by=2640 over=1
at 1.38
expect event "fault PD-2"
expect row.19.x 148.810696  # 3.481668 more, of the run before
expect row.19.alpha 0.287744
at 1.4
expect row.19.x 143.947852
expect row.19.alpha 0.311019
at 1.45  # the old run is over
expect row.19.x 130.044756
expect row.19.alpha 0.377564

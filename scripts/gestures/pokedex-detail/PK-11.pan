# PK-11: the bars are measured before layout, so their width is the one in the design.
scene pokedex-detail faults=PK-11
run
scroll pages to=390
run
expect event "fault PK-11"
expect stat.0.width 43.921569

scene pokedex-detail
run
scroll pages to=390
run
expect stat.0.width 49.803922

# PK-12: every scroll callback starts the stats again while their page is shown. The bars grow from
# 0 each time, but the numbers don't; a count that begins while another one runs leaves the display
# link of the other one running.
scene pokedex-detail faults=PK-12
run
at 3
scroll pages to=390
expect no event fault
at 3.5
expect stat.0.width 49.803922
scroll pages to=391
expect event "fault PK-12"
expect stat.0.label 100
at 3.57
expect stat.0.width 29.8973
expect stat.0.label 100
run
expect stat.0.width 49.803922

# By default, they start once each time the page is reached.
scene pokedex-detail
run
at 3
scroll pages to=390
at 3.1
scroll pages to=391
expect stat.0.label 90
at 3.12
expect stat.0.width 43.5831
run
expect time 3.22

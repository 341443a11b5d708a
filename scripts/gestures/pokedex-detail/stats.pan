# The stats begin when their page is reached. Labels change only on the ticks of a display link and
# aim slightly beyond their number, so the last one is final at tick 9; bars follow 0.02 s later.
scene pokedex-detail
run
expect page 0
expect pages.offset 0
expect stat.0.label 0
expect stat.0.width 0
at 3
scroll pages to=390
expect event "stats started"
expect page 1
expect pages.offset 390
expect stat.0.label 0
at 3.016
expect stat.0.label 0
at 3.017
expect stat.0.label 23
at 3.02
expect stat.0.width 0
at 3.034
expect stat.0.label 43
at 3.049
expect stat.0.label 43
at 3.05
expect stat.0.label 59
at 3.07
expect stat.0.width 29.8973
expect stat.5.width 29.8973
at 3.12
expect stat.0.width 43.5831
at 3.1499
expect stat.0.label 99
at 3.15
expect stat.0.label 100
expect stat.5.label 100
run
expect time 3.22
expect stat.0.width 49.8039

# Six other numbers; the page is reached at the very instant at which all of it is shown.
scene pokedex-detail stats=45,49,255,1,0,180
run
at 3
scroll pages to=390 over=0.4
at 3.2
expect pages.offset 195
expect page 0
at 3.399
expect page 0
expect pages.page 0
expect no event "stats started"
at 3.4
expect page 1
expect pages.page 1
expect event "stats started"
at 3.417
expect stat.0.label 10
expect stat.2.label 60
expect stat.5.label 42
run
expect stat.0.label 45
expect stat.1.label 49
expect stat.2.label 255
expect stat.3.label 1
expect stat.4.label 0
expect stat.5.label 180
expect stat.0.width 22.4118
expect stat.2.width 127
expect stat.4.width 0

# Each time the page is reached, the stats start again.
scroll pages to=0
expect page 0
wait 1
scroll pages to=390
expect stat.2.label 0
wait 0.05
expect stat.2.label 151
expect stat.2.width < 127
run
expect stat.2.label 255

# A finger turns pages, too.
scene pokedex-detail
run
at 3 pan began
at 3.1 pan changed dx=-150
expect page 0
at 3.2 pan changed dx=-250
expect page 0
at 3.2 pan ended vx=-600
expect no event "stats started"
run
expect pages.offset 390
expect page 1
expect event "stats started"
expect stat.0.label 100

# So does a finger that touches the stats, on either screen.
scene pokedex-detail
run
drag on=pages by=-250,0
run
expect pages.offset 390
expect page 1
scene pokedex-detail screen=414x896
run
drag x=300 y=850 by=-250,0
run
expect pages.offset 414
expect stat.0.label 100

scene pokedex-detail screen=414x896
run
scroll pages to=414
run
expect stat.0.width 59.215686

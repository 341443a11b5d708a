# The detail is dismissed: the same models in the opposite direction, with the same spring. The
# progress counts from the list to the detail in both directions.
scene dive-deeper
tap on=card
run
at 1 tap on=detail
expect event "detail dismissed interactive=no"
expect transition.running yes
expect transition.interactive no
expect transition.outcome finish
expect state detail
expect progress 1
expect remaining 0.5
expect fade.alpha 1
expect phantom.card.center 195,422
expect phantom.card.scale 1.14035,3.01429
expect phantom.card.radius 0
expect card.hidden yes
expect detail.hidden yes
expect container.count 5
at 1.1 expect progress 0.442764
expect fade.alpha 0.442764
expect phantom.card.radius 8.915776
expect phantom.title.center 155.053976,419.051892
at 1.2 expect progress 0.115307
run
expect time 1.5
expect state list
expect progress 0
expect fade.alpha 0
expect phantom.card.center 195,380
expect phantom.card.radius 16
expect card.hidden no
expect detail.hidden yes
expect container.count 0
expect transition.outcome finish

# And the detail is presented again.
at 2 pan began
at 2.2 pan changed dy=-422
expect progress 0.5
expect phantom.card.center 195,401
pan ended
expect release.remaining 0.25
run
expect time 2.45
expect state detail

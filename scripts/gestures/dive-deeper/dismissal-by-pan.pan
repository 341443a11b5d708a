# A downward pan dismisses the detail. The dismissal may be cancelled; then the list must leave the
# container.
scene dive-deeper dismissal=pan
tap on=card
run
pan began on=detail
pan changed dy=42.2
expect transition.percent 0.05
expect progress 0.95
expect fade.alpha 0.95
expect phantom.card.center 195,419.9
expect phantom.title.scale 1.475,1.475
pan ended
expect transition.outcome cancel
expect release.remaining 0.025 s
run
expect event "transition cancelled"
expect state detail
expect detail.hidden no
expect card.hidden no
expect container.count 0
pan began on=detail
pan changed dy=211
pan ended
expect release.remaining 0.375 s
run
expect state list
scene dive-deeper dismissal=pan clean-up=no
tap on=card
run
pan began on=detail
pan changed dy=42.2
pan cancelled
run
expect state detail
expect container.views list,fade
tap on=detail
expect event "tap ignored"

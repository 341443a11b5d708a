# A magnifier becomes a cross, part by part, and is complete after 0.8 s; it reverts immediately.
scene search-close
expect state search
expect circle.origin 10,10
expect circle.stroke-start 0
expect left.stroke-end 0
expect right.stroke-start 0.48
expect right.stroke-end 1
tap on=icon
expect state close

# Parts that haven't begun aren't shown.
at 0.15
expect circle.stroke-start 0
expect circle.origin 10,10
at 0.3
expect circle.stroke-start 0.428571
expect circle.origin 10,10
expect right.stroke-start 0.48
expect right.stroke-end 1
at 0.45
expect circle.origin 6,6
expect circle.stroke-start 0.857143
expect right.stroke-start 0.336
expect right.stroke-end 0.94
expect left.stroke-end 0
at 0.5
expect circle.stroke-start 1
expect left.stroke-end 0
at 0.65
expect circle.origin 2,2
expect left.stroke-end 0.5
expect right.stroke-start 0.144
expect right.stroke-end 0.86
run
expect time 0.8
expect left.stroke-end 1
expect right.stroke-start 0
expect right.stroke-end 0.8
expect circle.origin 2,2

# It stays complete, although no model value has changed.
at 2
expect circle.origin 2,2
expect circle.model.origin 10,10
expect left.stroke-end 1
expect left.model.stroke-end 0

tap on=icon
expect state search
expect circle.origin 2,2
at 2.15
expect circle.origin 6,6
expect circle.stroke-start 0.571429
expect left.stroke-end 0.5
expect right.stroke-start 0.144
expect right.stroke-end 0.86
at 2.35
expect circle.origin 10,10
expect circle.stroke-start 0
expect left.stroke-end 0
run
expect time 2.5
expect right.stroke-start 0.48
expect right.stroke-end 1
at 9
expect circle.origin 10,10
expect left.stroke-end 0

# A tap in flight starts the way back from its beginning: the old animations are replaced, and their
# displayed values are lost.
scene search-close
tap on=icon
at 0.45
expect circle.origin 6,6
expect left.stroke-end 0
tap on=icon
expect event "layer removed"
expect state search
expect circle.origin 2,2
expect left.stroke-end 1
run
expect time 0.95
expect circle.origin 10,10
expect right.stroke-start 0.48

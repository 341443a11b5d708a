# The effect in its basic form, without improvements.
scene dive-deeper variant=basic
pan began
expect event "pan ignored"
pan ended
tap on=card
at 0.1 expect detail.y 373.6927
expect container.count 1
at 0.5 expect state detail

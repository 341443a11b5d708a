# IA-1 alone: only the sign of the translation is lost. Catching the square keeps the fraction.
scene interactive-square faults=IA-1
pan began
pan changed dx=-60
expect raw 0.6
expect yellow.x 150
expect event "fault IA-1"
pan ended
at 0.1
expect progress 0.8
pan began
expect fraction 0.8
pan changed dx=-10
expect raw 0.9
expect yellow.x 225
pan changed dx=10
expect raw 0.9
expect yellow.x 225
pan ended
run
expect state end
expect no event "fault IA-2"
expect no event "fault IA-3"

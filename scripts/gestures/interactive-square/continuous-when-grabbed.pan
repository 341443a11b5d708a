# The square is caught in flight, and continues from there; with the fault IA-3, it would jump by
# 197.5 pt.
scene interactive-square
pan began
pan changed dx=60
pan ended
expect always yellow.x continuous within 5
expect always yellow.x rising
at 0.1 pan began
pan changed dx=1
pan ended
run
expect yellow.x 250

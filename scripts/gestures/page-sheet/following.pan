# Downward, a page sheet follows the finger point for point beyond the slop, and the black behind it
# fades (M14, M15).
scene page-sheet
expect sheet.frame 0,59,393,793
expect sheet.dim 0.2
touch down x=196 y=300
at 0.1 touch move y=480
expect sheet.y 229
expect sheet.dim 0.157125
at 0.2 touch move y=540
expect sheet.y 289
at 0.3 touch move y=620
expect sheet.y 369
at 0.4 touch move y=660
expect sheet.y 409
at 0.5 touch move y=680
expect sheet.y 429
touch cancel
run
expect sheet.y 59

# When half of its height is gone, half of the black is gone; upward, nothing moves at all (M14,
# M16).
scene page-sheet rows=0
pan began
pan changed dy=396.5
expect sheet.dim 0.1
pan changed dy=-180
expect sheet.y 59
expect sheet.dim 0.2
pan ended vy=0
run
expect state resting

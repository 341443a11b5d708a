# A modal sheet follows the finger, and returns from any distance and at any speed (M21).
scene page-sheet modal=yes
pan began
pan changed dy=600
expect sheet.y 659
pan ended vy=3000
run
expect sheet.y 59
expect state resting

# How strongly UIKit's sheet resists wasn't measured: an option sets the fraction by which it
# follows.
scene page-sheet modal=yes modal-follow=0.25
pan began
pan changed dy=600
expect sheet.y 209
pan ended vy=0
run
expect sheet.y 59

# The program dismisses the sheet and presents it, without a finger (M28).
scene page-sheet
present sheet
expect event "presentation ignored view=sheet cause=there"
dismiss sheet
expect event "dismissed view=sheet from=59 to=852"
expect state settling
at 0.1 expect sheet.y 491.0093
run
expect state dismissed
expect sheet.y 852
present sheet
expect detent large
wait 0.1
expect sheet.y 419.9907
run
expect state resting
expect sheet.y 59

# If there are several detents, it opens at the lowest one (M23); a finger catches it in flight.
scene page-sheet detents=medium,large
dismiss sheet
run
present sheet
wait 0.1
drag on=sheet by=0,-20 over=0.1 hold=0.1
run
expect detent medium

# A modal sheet returns from any drag, and is dismissed only by the program.
scene page-sheet modal=yes
drag on=sheet by=0,600 over=0.5
run
expect state resting
dismiss sheet
run
expect state dismissed

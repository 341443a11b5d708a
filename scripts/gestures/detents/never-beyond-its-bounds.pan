# Flicked back and forth, the sheet never exceeds its detents by more than the rubber band permits,
# and settles.
scene detents
expect always sheet.frame.y > 0
expect never event "misuse"
expect eventually sheet.frame.y <= 110 in 1.5
flick up speed=1500
run
flick down speed=2500
expect eventually sheet.frame.y settled 700 within 0.5 in 3
run
wait 3

# The rule, the spring and the readings of the page sheet, in a custom transition (M16 – M18).
scene page-sheet
expect state resting

scene blank screen=393x852
view sheet frame=0,59,393,793
gesture pull pan on=sheet
animator leave duration=1 curve=page-sheet
animate sheet.frame.y to=852 on=leave
drive leave by=pull along=down way=793 rule=page-sheet curve=page-sheet
pan began on=sheet
pan changed dy=370
pan ended vy=0
expect decision revert
run
expect sheet.frame.y 59
pan began on=sheet
pan changed dy=398
pan ended vy=0
expect decision complete
run
expect sheet.frame.y 852

# A lower sheet with more bounce.
scene popup height=300 offset=200 duration=0.5 damping-ratio=0.8
expect sheet.frame 0,744,390,300
tap on=sheet
at 0.1
expect sheet.progress 0.609318
expect sheet.y 78.1364
at 0.25
expect sheet.progress 1.009077
run
expect time 0.5
expect sheet.y 0

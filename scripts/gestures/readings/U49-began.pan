# U49: a movement is measured along the axes that the view has at each report.
scene blank
view card frame=145,300,100,100 rotation=0
view knob frame=0,0,20,20
gesture pull pan on=card
drive knob.frame.x by=pull in=card
set reading U49=report
pan began on=card
set card.rotation=90
pan changed dx=40
expect knob.frame.x 0

# If the axes were those of the beginning, turning the view would change nothing.
scene blank
view card frame=145,300,100,100 rotation=0
view knob frame=0,0,20,20
gesture pull pan on=card
drive knob.frame.x by=pull in=card
set reading U49=began
pan began on=card
set card.rotation=90
pan changed dx=40
expect knob.frame.x 40

# A sheet stays where the finger was, because the phone was locked during the drag, and `onEnded` isn't
# called then (AndreaMiotto/PartialSheet#173, fermoya/SwiftUIPager#69).
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=400,744 cancelled=ignore
touch down on=sheet
at 0.1 touch move y+=-10
at 0.2 touch move y+=60
touch cancel all
run
expect sheet.frame.y 460

# If the cancelled gesture is handled, the sheet settles.
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=400,744
touch down on=sheet
at 0.1 touch move y+=-10
at 0.2 touch move y+=60
touch cancel all
run
expect sheet.frame.y 400

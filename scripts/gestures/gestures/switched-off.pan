# A recognizer that is switched off, and touches that the system cancels (G12 – G16).

# Switched off while it's active: it's cancelled, with a message; it doesn't receive the rest of the
# touch.
scene blank
view card frame=20,600,350,200
gesture card pan on=card
touch down on=card
at 0.1 touch move y+=-40
expect gesture.card began
disable card
expect event "gesture disabled gesture=card"
expect event "pan cancelled"
expect pan.state cancelled
at 0.2 touch move y+=-40
expect gesture.card possible
# When switched on again, it doesn't receive fingers that are already down (G14).
enable card
at 0.3 touch move y+=-40
touch up
expect gesture.card possible
touch down on=card
at 0.4 touch move y+=-40
expect gesture.card began

# Switched off while it's still possible: it fails, and there is no message.
scene blank
view card frame=20,600,350,200
gesture card pan on=card
touch down on=card
at 0.1 touch move y+=-5
disable card
expect event "gesture failed gesture=card"
expect no event "pan cancelled"
expect pan.state possible
touch up
drag on=card by=0,-100
expect no event "pan began"

# A phone call arrives: every finger is gone, and a pan that followed one of them is cancelled.
scene blank
view card frame=20,600,350,200
view list frame=0,0,390,500
gesture card pan on=card
gesture list pan on=list
touch down on=card
touch down on=list id=2
at 0.1 touch move y+=-40
expect gesture.card began
touch cancel all
expect event "touches cancelled"
expect touches 0
expect gesture.card cancelled
expect gesture.list failed
expect list.touch cancel

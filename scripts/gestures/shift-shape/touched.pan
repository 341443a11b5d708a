# Tabs have frames, so fingers can hit them: a press and a lift-off select a tab, unless the finger
# has left it.
scene shift-shape
expect tab.0.frame 0,795,130,49
expect tab.2.frame 260,795,130,49
touch down on=tab.1
expect tab 0
at 0.1 touch up
expect tab 1
at 0.35
expect old.x -195
touch down x=325 y=820
touch move x=325 y=300
touch up
expect tab 1
at 1 touch down x=325 y=820
touch up
expect tab 2

# A scroll view delays touches to its content for 0.15 s, as UIKit's scroll views do (G79).

# A finger that rests: the row receives the touch after that time, and loses it again to a later
# drag.
scene blank
scroll-view list frame=0,100,390,600 content=390x2000 delays-touches=yes
view row in=list frame=0,200,390,60
touch down on=row
expect row.touch none
at 0.149
expect row.touch none
at 0.15
expect row.touch down
at 0.2 touch move y+=-30
expect row.touch cancel
expect list.offset 20
touch up

# A drag within that time: the row never receives the touch.
scene blank
scroll-view list frame=0,100,390,600 content=390x2000 delays-touches=yes
view row in=list frame=0,200,390,60
drag on=row by=0,-50 over=0.1
expect list.dragging no
expect list.speed > 100
expect row.touch none

# A short touch: the row receives both its beginning and its end when the finger lifts.
scene blank
scroll-view list frame=0,100,390,600 content=390x2000 delays-touches=yes
view row in=list frame=0,200,390,60
touch down on=row
at 0.1
expect row.touch none
touch up
expect row.touch up

# A movement within the slop changes nothing.
scene blank
scroll-view list frame=0,100,390,600 content=390x2000 delays-touches=yes
view row in=list frame=0,200,390,60
touch down on=row
at 0.1 touch move y+=-9
expect row.touch none
at 0.16
expect row.touch move

# Without the delay, the row receives every touch immediately; the delay can also be changed.
scene blank
scroll-view list frame=0,100,390,600 content=390x2000
view row in=list frame=0,200,390,60
touch down on=row
expect row.touch down
scene blank
view list frame=0,100,390,600
view row in=list frame=0,200,390,60
gesture list pan on=list content-delay=0.4
touch down on=row
at 0.39
expect row.touch none
at 0.41
expect row.touch down

# Touches on the scroll view itself aren't delayed.
touch up
touch down x=195 y=650
expect list.touch down

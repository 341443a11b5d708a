# A segmented pager below a header that collapses: the header follows the visible list's offset, and
# the marker the pager's.
scroll-view pager frame=0,0,390,844 content=780x844 paging=yes lock=yes
scroll-view first in=pager frame=0,0,390,844 content=390x3000 insets=200,0,0,0
scroll-view second in=pager frame=390,0,390,844 content=390x3000 insets=200,0,0,0
view header frame=0,0,390,200 role=bar text="Places"
view marker frame=0,190,195,4
follow header.frame.y first.offset from=-200,-80 to=0,-120
follow marker.frame.x pager.offset from=0,390 to=0,195

drag on=first by=0,-60 over=0.3 hold=0.1
run
expect header.frame.y < -40
drag on=first by=0,-300 over=0.3 hold=0.1
run
expect header.frame.y -120
drag on=first by=-250,0 over=0.3
run
expect marker.frame.x 195

# A photo is swiped away: one pan moves it along both axes, and the shade behind it follows.
scene blank
view shade frame=0,0,390,844 alpha=1
view photo frame=0,247,390,350
gesture swipe pan on=photo
drive photo.frame.x by=swipe anchors=0
drive photo.frame.y by=swipe anchors=-597,247,1091 rule=projection
follow shade.alpha photo.frame.y from=-597,247,1091 to=0,1,0

# A short drag doesn't dismiss it: the photo and the shade return; sideways, the photo has resisted.
drag on=photo by=40,120 over=0.3 hold=0.1
expect photo.frame.y > 340
expect photo.frame.x < 40
expect shade.alpha < 0.9
run
expect photo.frame 0,247,390,350
expect shade.alpha 1

# A flick throws it off the screen, and at every instant the shade fades with it.
flick down speed=2500 on=photo
wait 0.1
expect shade.alpha < 1
run
expect photo.frame.y 1091
expect shade.alpha 0
expect decision 2

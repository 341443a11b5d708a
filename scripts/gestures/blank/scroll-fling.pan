# The model before the measurement: a release at 2000 pt/s travels v/k = 2000/2.0020027 pt, less the
# 5 pt that are left at 10 pt/s (G173, GU12).
scene blank
set reading M5=integral M7=rest M9=stiffness-200
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan ended vy=-2000
expect list.decelerating yes
expect list.speed 2000
expect list.target 994.004668
expect event "scroll released view=list offset=0,0 velocity=0,2000 target=0,998"  # G174
at 0.5
expect list.offset 631.856045  # (2000/k)·(1 − e^(−k/2))
expect list.speed 735.022510
run
expect time 2.646508  # ln(2000/10)/k (G176)
expect list.offset 994.004668
expect list.decelerating no

# A touch that stops the view holds it (G184); below 250 pt/s, it isn't flung (GU11).
scene blank
set reading M5=integral M9=stiffness-200
scroll-view list frame=0,0,400,800 content=400x9000
pan began on=list
pan ended vy=-2000
at 0.5
pan began on=list
expect event "scroll caught view=list offset=0,631.856045"
expect list.offset 631.856045
expect list.speed 0
pan changed dy=-10
expect list.offset 641.856045
pan ended vy=-249
expect list.decelerating no
expect list.offset 641.856045

# Flung toward a bound: it slows down for 100 pt, and then a spring continues with the speed that it
# has there (G196).
scene blank
set reading M5=integral M9=stiffness-200
scroll-view list frame=0,0,400,800 content=400x900
pan began on=list
pan ended vy=-1000
expect list.target 100
at 0.05
expect list.offset 47.578949
at 0.111585225
expect event "bounced view=list offset=0,100 axis=vertical velocity=799.799733"
at 0.211585224
expect list.offset 119.444470  # 100 + 799.799733·0.1·e^(−0.1·√200)
run
expect list.offset 100

# Paging: the next page at any speed, and the nearest page if the release is slow (G198 – G200).
scene blank
scroll-view pager frame=0,0,390,844 content=1560x844 paging=yes
pan began on=pager
pan changed dx=-40
pan ended vx=-5000
expect pager.target 390
run
expect pager.offset 390
expect pager.page 1
pan began on=pager
pan changed dx=-190
pan ended vx=0
expect pager.target 390
run
pan began on=pager
pan changed dx=-200
pan ended vx=0
expect pager.target 780
run
expect pager.page 2

# Fast deceleration.
scene blank
set reading M5=integral M9=stiffness-200
scroll-view list frame=0,0,400,800 content=400x9000 deceleration=fast
pan began on=list
pan ended vy=-2000
expect list.target 198.003396  # (2000 − 10)/10.0503359

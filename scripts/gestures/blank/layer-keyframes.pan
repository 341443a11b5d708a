# Keyframes: each value is reached at its key time; without a curve, the motion between two values
# is linear (T94).
scene blank
view row y=0
layer-animation row.y values=0,-5,0,-2.5,0 times=0,0.25,0.4,0.6,1 duration=0.2 key=jump
at 0.02
expect row.y -2
at 0.05
expect row.y -5
at 0.1
expect row.y -1.25
at 0.12
expect row.y -2.5
at 0.16
expect row.y -1.25
run
expect time 0.2
expect no event "warning key-times"

# The example as it was printed: there are six values but five key times, so the key times are
# ignored (T98, T99).
scene blank
view row y=0
layer-animation row.y values=0,-5,0,0,-2.5,0 times=0,0.25,0.4,0.6,1 duration=0.2 key=jump
expect event "warning key-times path=row.y times=5 values=6 needed=6"
at 0.02
expect row.y -2.5
at 0.04
expect row.y -5
at 0.1
expect row.y 0
at 0.16
expect row.y -2.5

# A discrete value is shown until the next key time; there is one more key time than values (T94,
# T95).
scene blank
view dot x=7
layer-animation dot.x values=1,2,3 times=0,0.5,0.9,1 mode=discrete duration=1 fill=forwards removed=no
at 0.49
expect dot.x 1
at 0.5
expect dot.x 2
at 0.9
expect dot.x 3
run
expect dot.x 3

# Two equal key times cause a jump, and the later value wins (T96).
scene blank
view dot x=7
layer-animation dot.x values=0,10,50,60 times=0,0.5,0.5,1 duration=1
at 0.25
expect dot.x 5
at 0.5
expect dot.x 50

# Paced: the speed is constant along all the values, 0 to 10 to 110 (T102).
scene blank
view dot x=7
layer-animation dot.x values=0,10,110 mode=paced duration=1
at 0.1
expect dot.x 11
at 0.5
expect dot.x 55

# Cubic: a smooth curve through the values, and through points with two numbers each (T100, T101).
scene blank
view dot x=7
view spot center=0,0
layer-animation dot.x values=0,1,0 mode=cubic duration=1
layer-animation spot.center values=0,0,10,10,20,0 mode=cubic duration=1
at 0.25
expect dot.x 0.5625
expect spot.center 4.375,5.625
scene blank
view dot x=7
layer-animation dot.x values=0,1,0 mode=cubic tension=1,1,1 duration=1
at 0.25
expect dot.x 0.5

# Two levels of easing: first that of the whole animation, then that of the segment (T97).
scene blank
view dot x=7
layer-animation dot.x values=0,100,200 curves=linear,ease-in curve=ease-in-out duration=1
at 0.25
expect dot.x 25.832447  # 0.129162 of the pass, in the first half
at 0.75
expect dot.x 161.051014  # ease-in at 0.741676 of the second half

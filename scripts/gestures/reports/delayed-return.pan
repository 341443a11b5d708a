# A check mark appears, stays for a second, and disappears the way it came; a reversed animation has no
# delay (facebookarchive/pop#316), so a timer starts the return.
view mark frame=145,372,100,100 alpha=0
animator appear duration=0.3 curve=spring(0.7)
animate mark.alpha to=1 on=appear
animate mark.scale to=1.2 on=appear
toggle appear
when "completed end animator=appear place=out" do timer return after=1
when "timer fired return" do toggle appear
at 1
expect mark.alpha 1
expect mark.scale 1.2
run
expect mark.alpha 0
expect mark.scale 1
expect time 1.6

# All measurements of scroll views, in one list of a sheet: flings, and the targets that are
# reported for them (M5 – M7).
scene page-sheet rows=200
set reading ios=26
pan began
pan changed dy=-100
pan ended vy=-3000
expect event "scroll released view=list offset=0,100 velocity=0,3000 target=0,1593.504501"
wait 1
expect list.offset 1394.808
run
expect list.offset 1592.01

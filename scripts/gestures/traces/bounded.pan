# A bounded trace drops its first events; the run and all values are the same as without the limit.
set trace=last:10
scene city-guide card=1
# Nothing has been dropped yet, so this event can be expected.
expect event "scene city-guide"
expect no event "completed"
pan began
wait 0.01
pan changed dy=-4
wait 0.01
pan changed dy=-8
wait 0.01
pan changed dy=-12
wait 0.01
pan changed dy=-16
wait 0.01
pan changed dy=-20
wait 0.01
pan changed dy=-24
wait 0.01
pan changed dy=-28
wait 0.01
pan changed dy=-32
wait 0.01
pan changed dy=-36
wait 0.01
pan changed dy=-40
wait 0.01
pan changed dy=-44
wait 0.01
pan changed dy=-48
wait 0.01
pan changed dy=-52
wait 0.01
pan changed dy=-56
wait 0.01
pan changed dy=-60
wait 0.01
pan changed dy=-64
wait 0.01
pan changed dy=-68
wait 0.01
pan changed dy=-72
wait 0.01
pan changed dy=-76
wait 0.01
pan changed dy=-80
wait 0.01
pan changed dy=-84
wait 0.01
pan changed dy=-88
wait 0.01
pan changed dy=-92
wait 0.01
pan changed dy=-96
wait 0.01
pan changed dy=-100
wait 0.01
pan changed dy=-104
wait 0.01
pan changed dy=-108
wait 0.01
pan changed dy=-112
wait 0.01
pan changed dy=-116
wait 0.01
pan changed dy=-120
expect fraction 0.4858
expect pan.translation 0,-120
# The last events can still be expected; those that were dropped couldn't be.
expect event "pan changed translation=0,-120"
pan ended vy=-300
run
expect event "completed end"
expect state expanded

# A row is inserted by a spring with response 0.3 and no bounce, over 0.441 s, after which a
# thousandth of the distance is left (M31).
scene blank
view row frame=0,100,375,0
animator insert duration=0.440863 curve=spring(1)
animate row.frame to=0,100,375,44 on=insert
start on=insert
wait 0.1
expect row.frame.height 27.2334 within 0.001
wait 0.1
expect row.frame.height 40.5378 within 0.001
run
expect time 0.440863
expect row.frame.height 44

# The same spring, by its name; if it is given by its constants, it takes its settling time.
scene blank
view row frame=0,100,375,44
animator delete curve=table-row
animate row.frame to=0,100,375,0 on=delete
start on=delete
wait 0.1
expect row.frame.height 16.7666 within 0.001
wait 0.1
expect row.frame.height 3.4622 within 0.001
run
expect row.frame.height 0

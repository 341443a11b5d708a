# Released at 1000 pt/s down or faster, the sheet is dismissed, however little it has moved (M17);
# the threshold is above 975 pt/s.
scene page-sheet
pan began
pan changed dy=54
pan ended vy=875
run
expect state resting

scene page-sheet
pan began
pan changed dy=54
pan ended vy=900
run
expect state resting

scene page-sheet
pan began
pan changed dy=54
pan ended vy=925
run
expect state resting

scene page-sheet
pan began
pan changed dy=54
pan ended vy=950
run
expect state resting

scene page-sheet
pan began
pan changed dy=54
pan ended vy=975
run
expect state resting

scene page-sheet
pan began
pan changed dy=54
pan ended vy=1000
run
expect state dismissed

# Upward releases from far down weren't measured: by our choice, the distance decides, unless an
# option says otherwise.
scene page-sheet
pan began
pan changed dy=420
pan ended vy=-1500
run
expect state dismissed

scene page-sheet upward=back
pan began
pan changed dy=420
pan ended vy=-1500
run
expect state resting

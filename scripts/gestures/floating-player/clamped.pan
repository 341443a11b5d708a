# The fraction is kept at least a thousandth away from either end.
scene floating-player
pan began
pan changed dy=50
expect raw -0.118483
expect fraction 0.001
pan changed dy=-430
expect raw 1.018957
expect fraction 0.999
pan cancelled
run
expect state thumbnail
expect player.frame 254,594,120,160

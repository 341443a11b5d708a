# A short drag doesn't cover half of the distance; the flick that ends it decides.
scene city-guide
pan began
pan changed dy=-120
expect fraction 0.4858
pan ended vy=-300
run
expect state expanded
expect position end

# The tutorial's spring: the 0.3 s are ignored, and the card oscillates for over a minute (S18;
# A138, A180).
scene city-guide timing=spring(1,2,0.2)
expect duration 69.762436
tap on=card
at 0.1
expect progress 0.00992
at 0.3
expect fraction 0.0043
expect progress 0.08692
at 1
expect progress 0.79241
at 2.22702
expect progress 1.80035
at 4.45403
expect progress 0.35943
at 10
expect progress 0.96274
expect state collapsed
scene city-guide timing=spring(1,2,0.2)
pan began
pan changed dy=-123.5
pan ended vy=-10
expect release.remaining 69.001598
scene city-guide timing=spring(1,2,0.2)
pan began
pan changed dy=-123.5
pan ended vy=10
expect release.remaining 0.760838

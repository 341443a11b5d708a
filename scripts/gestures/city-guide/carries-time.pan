# If the fraction is read before the pause, it's time, and the card jumps at the first movement.
scene city-guide carries=time
tap on=card
at 0.1 pan began
expect fraction 0.231775
pan changed dy=0
expect fraction 0.333333

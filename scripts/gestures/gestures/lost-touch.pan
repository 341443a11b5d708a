# A finger whose touch is lost: nothing is delivered, and the pan stays in progress.
scene city-guide
touches "0 195,422; 16 195,410; 33 195,380; 50 lost"
expect touches 0
expect pan.state changed
expect event "touch lost"
expect no event "pan ended"
wait 1
expect pan.state changed

# The finger's number is free again; the new finger is a second one, so the pan follows the midpoint
# of both.
touches "0 195,300; 100 195,260; 116 up"
expect pan.state changed

# A cancellation by the system ends the pan.
touch cancel all
expect pan.state cancelled
run

# Two fingers are written out, and then rescaled: the first one moves up by 100 points in 0.2 s.
scene city-guide
touches "0 195,422; 20 id=2 100,400; 50 195,400; 50 id=2 100,390; 100 195,380; 120 id=2 up; 150 up" by=0,-100 over=0.2
expect time 0.2
expect touches 0
run

# A flick that is too fast for the duration of its spring: UIKit's fit doesn't converge (M25), and a
# spring ten times as stiff takes the card past its target immediately. With a damping ratio of 0.5,
# the fit converges up to 1.69 distances per duration, which is 422 pt/s.
scene blank
view card frame=20,600,350,200
gesture pull pan on=card axis=vertical
animator open duration=2 curve=linear
animate card.frame to=20,100,350,200 on=open
drive open by=pull along=up way=500 curve=spring(0.5)
pan began on=card
pan changed dy=-100
pan ended vy=-450
expect remaining 1.6
wait 0.2
expect card.frame.y 61.477928
run
expect card.frame.y 100

# At 400 pt/s, a little slower, the result is the soft spring that the duration suggests.
scene blank
view card frame=20,600,350,200
gesture pull pan on=card axis=vertical
animator open duration=2 curve=linear
animate card.frame to=20,100,350,200 on=open
drive open by=pull along=up way=500 curve=spring(0.5)
pan began on=card
pan changed dy=-100
pan ended vy=-400
expect remaining 1.6
wait 0.2
expect card.frame.y 225.417349
run
expect card.frame.y 100

# The duration that the fast flick needs: with 1.8 s, its velocity is 1.62 distances per duration.
scene blank
view card frame=20,600,350,200
gesture pull pan on=card axis=vertical
animator open duration=1.8 curve=linear
animate card.frame to=20,100,350,200 on=open
drive open by=pull along=up way=500 curve=spring(0.5)
pan began on=card
pan changed dy=-100
pan ended vy=-450
wait 0.2
expect card.frame.y 192.536969
run
expect card.frame.y 100

# A sheet snaps without any visible motion after a flick: the release velocity is divided by the few
# points that are left, and the spring resolves in a frame (gorhom/react-native-bottom-sheet#2657).
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400 limit=none
drag on=sheet by=0,-305 over=0.1 velocity=0,-4000
expect sheet.frame.y 105
expect sheet.frame.y.speed -4000 within 1
run

# The usual limit is 30 remaining distances per second (G163).
scene blank
view sheet frame=0,400,390,744
gesture pull pan on=sheet axis=vertical
drive sheet.frame.y by=pull anchors=100,400
drag on=sheet by=0,-305 over=0.1 velocity=0,-4000
expect sheet.frame.y.speed -150 within 1
run
expect sheet.frame.y 100

# A swipe back that starts on a sheet moves the sheet instead, because its pan begins in every direction
# (gorhom/react-native-bottom-sheet#744).
scene blank
view screen frame=0,0,390,844
view sheet in=screen frame=0,400,390,744
gesture back edge on=screen edges=left
gesture pull pan on=sheet axis=vertical requires=back
drive screen.frame.x by=back anchors=0,390 rule=projection
drive sheet.frame.y by=pull anchors=100,400
drag x=3 y=500 by=200,30 over=0.4
expect sheet.frame.y 400
run
expect screen.frame.x 390

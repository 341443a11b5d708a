# An edge pan whose finger moves along its edge fails (U53, the default), or begins, as in any other
# direction.
scene blank
view page frame=0,0,390,844
gesture back edge on=page edges=left
drive page.frame.x by=back anchors=0,390
set reading U53=inward
drag x=5 y=400 by=12,-200
expect event "gesture refused gesture=back"
expect page.frame.x 0
set reading U53=any
drag x=5 y=400 by=12,-200
expect event "gesture began gesture=back"
run
# In both readings, it begins inward.
set reading U53=inward
drag x=5 y=400 by=200,-12 over=0.1
run
expect page.frame.x 390

# A long drag dismisses the photo, a short one doesn't.
test "the photo is swiped away" tags=photo
case far way=-200 end=dismissed
case near way=-100 end=shown
scene photo-viewer
drag on=photo by=0,$way over=0.2
run
expect state $end

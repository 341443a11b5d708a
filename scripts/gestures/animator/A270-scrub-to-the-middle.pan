# Half of the distance is not half of the time (A270): an ease-out gets there after 0.3425 of its
# time.
scene blank
view card x=0
animator move duration=2 curve=ease-out
animate card.x to=100

# An inactive animator that is paused becomes active and is held at the start; its blocks are
# executed (A22).
pause
expect animator.state active
expect running no
expect card.model.x 100
scrub 0.5
expect card.x 50

# To continue, the progress is mapped back to a time (A71); the remaining distance takes 2 · (1 -
# 0.3425) s.
continue
expect time-fraction 0.3425
expect remaining 1.315
at 0.5
expect progress 0.778101 within 2e-6
at 1
expect progress 0.959941 within 2e-6
run
expect time 1.315
expect position end

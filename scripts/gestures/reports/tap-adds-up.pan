# A button moves further with each tap, because a block adds to the present value, and the second tap
# comes before the first animation has returned (marcosgriselli/ViewAnimator#51).
scene blank
view button frame=20,20,100,40
gesture hit tap on=button
when "tap recognized" do animate button.frame.y by=10 duration=0.3 interaction=yes
tap on=button
at 0.1 tap on=button
run
expect button.frame.y 40

# An absolute target doesn't add up.
scene blank
view button frame=20,20,100,40
gesture hit tap on=button
when "tap recognized" do animate button.frame.y to=30 duration=0.3 interaction=yes
tap on=button
at 0.1 tap on=button
run
expect button.frame.y 30

# The effect in its basic form, without improvements.
scene shift-shape variant=basic
tap on=tab.2
expect new.x 0
expect icon.2.progress 1
expect tab 2

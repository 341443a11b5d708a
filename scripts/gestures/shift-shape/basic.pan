# The effect in its plain form, without what improves it.
scene shift-shape variant=basic
tap on=tab.2
expect new.x 0
expect icon.2.progress 1
expect tab 2

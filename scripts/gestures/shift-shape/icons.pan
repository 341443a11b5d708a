# The icon of the selected tab plays thirty frames in a second, and that of the previous tab is
# reset.
scene shift-shape
expect icon.0.progress 1
expect icon.0.number 30
expect icon.2.progress 0
expect icon.2.number 0
tap on=tab.2
expect icon.0.progress 0
expect icon.0.number 0
expect icon.2.progress 0
# The playback is linear; the frame is the integer part of progress × frames.
at 0.25
expect icon.2.progress 0.25
expect icon.2.number 7
at 20f
expect icon.2.progress 0.333333
expect icon.2.number 10
at 0.999
expect icon.2.number 29
at 1
expect icon.2.progress 1
expect icon.2.number 30
# Tapping a tab that is already selected has no effect.
at 2 tap on=tab.2
expect event "tap ignored"
expect tab 2
expect state resting
expect icon.2.progress 1
expect new.x 0
# An icon that is still playing is reset, too.
at 3 tap on=tab.1
at 3.5
expect icon.1.progress 0.5
expect icon.1.number 15
tap on=tab.0
expect icon.1.progress 0
expect icon.0.progress 0
at 4
expect icon.1.progress 0
expect icon.0.progress 0.5

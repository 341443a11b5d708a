# A slow drag past the threshold. Under the finger, every pose is linear in the percentage; from the
# lift-off on, the completion curve runs from its beginning over the remaining distance.
scene dive-deeper
expect state list
expect transition.running no
expect transition.outcome none
expect interactor.cell none
expect release.remaining none
expect duration 0.5
at 0.5 pan began x=195 y=380
expect interactor.started yes
expect interactor.should-finish no
expect interactor.cell 0
expect event "detail presented interactive=yes"
expect transition.running yes
expect transition.interactive yes
expect transition.percent 0
expect progress 0
expect remaining none
expect card.hidden yes
expect image.hidden yes
expect title.hidden yes
expect detail.hidden yes
expect container.count 5
expect phantom.card.center 195,380
expect phantom.card.scale 1,1
expect phantom.card.radius 16
expect phantom.image.center 195,336
expect phantom.title.center 140,462

at 0.8 pan changed dy=-168.8
expect raw 0.2
expect transition.percent 0.2
expect progress 0.2
expect interactor.should-finish yes
expect phantom.card.center 195,388.4
expect phantom.card.scale 1.02807,1.40286
expect phantom.card.radius 12.8
expect phantom.title.center 146.8,442.6
expect phantom.title.scale 1.1,1.1
expect fade.alpha 0.2

at 1.1 pan changed dy=-337.6
expect progress 0.4
expect phantom.card.center 195,396.8
expect phantom.card.scale 1.05614,1.80571
expect phantom.card.radius 9.6
expect phantom.image.center 195,265.6
expect phantom.image.scale 1.05614,1.26667
expect phantom.title.center 153.6,423.2
expect phantom.title.scale 1.2,1.2
expect fade.alpha 0.4
expect transition.outcome none

at 1.2 pan ended
expect event "decided end by=position"
expect interactor.started no
expect transition.outcome finish
expect transition.interactive no
expect transition.running yes
expect progress 0.4
expect remaining 0.3
expect release.remaining 0.3
expect state list

at 1.275 expect progress 0.4775
expect fade.alpha 0.4775
at 1.35 expect progress 0.7
expect phantom.card.center 195,409.4
at 1.425 expect progress 0.9225
at 1.499 expect state list
expect no event "transition finished"

run
expect time 1.5
expect event "transition finished"
expect state detail
expect progress 1
expect remaining none
expect transition.running no
expect transition.outcome finish
expect fade.alpha 1
expect detail.hidden no
expect card.hidden no
expect image.hidden no
expect title.hidden no
expect container.count 0
expect phantom.card.center 195,422
expect phantom.card.scale 1.14035,3.01429
expect phantom.card.radius 0
expect phantom.image.center 195,160
expect phantom.image.scale 1.14035,1.66667
expect phantom.title.center 174,365
expect phantom.title.scale 1.5,1.5

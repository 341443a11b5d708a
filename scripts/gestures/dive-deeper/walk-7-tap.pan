# Without a finger: a critically damped spring with an initial velocity, fitted to half a second.
scene dive-deeper
tap on=card
expect event "detail presented interactive=no"
expect transition.running yes
expect transition.interactive no
expect transition.percent 0
expect transition.outcome finish
expect interactor.started no
expect interactor.cell none
expect progress 0
expect remaining 0.5
expect detail.hidden yes
expect container.count 5
at 0.05 expect progress 0.245018
at 0.1 expect progress 0.557236
expect fade.alpha 0.557236
expect phantom.card.center 195,403.403912
expect phantom.card.radius 7.084224
at 0.15 expect progress 0.767072
at 0.2 expect progress 0.884693
at 0.25 expect progress 0.945099
at 0.3 expect progress 0.974559
at 0.4 expect progress 0.994830
expect remaining 0.1
at 0.499999999 expect progress 0.999
expect state list
at 0.5 expect progress 1
expect event "transition finished"
expect state detail
expect remaining none
expect detail.hidden no
expect card.hidden no
expect container.count 0
expect fade.alpha 1
expect release.remaining none
expect raw none

# A pan is limited to nine tenths, so a transition that finishes always has some distance left.
scene dive-deeper
at 0.5 pan began
at 0.9 pan changed dy=-800
expect raw 0.947867
expect transition.percent 0.9
expect progress 0.9
expect fade.alpha 0.9
expect phantom.card.center 195,417.8
expect interactor.should-finish yes
at 1.0 pan ended
expect transition.outcome finish
expect release.remaining 0.05
run
expect time 1.05
expect event "transition finished"
expect state detail

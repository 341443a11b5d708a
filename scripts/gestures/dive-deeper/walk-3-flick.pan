# However fast the finger lifts, at 5 % the transition is cancelled.
scene dive-deeper
at 0.5 pan began
at 0.9 pan changed dy=-42.2
expect progress 0.05
at 1.0 pan ended vy=-2000
expect transition.outcome cancel
expect release.remaining 0.025
run
expect time 1.025
expect event "transition cancelled"
expect state list

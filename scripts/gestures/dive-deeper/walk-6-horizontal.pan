# There is no arbitration: a sideways drag begins and presents, too, and stays at 0.
scene dive-deeper
at 0.5 pan began vx=300 vy=0
expect event "detail presented"
expect no event "pan refused"
expect transition.running yes
at 0.9 pan changed dx=200 dy=0
expect progress 0
expect interactor.should-finish no
at 1.0 pan ended
expect transition.outcome cancel
expect event "transition cancelled"
expect time 1.0
expect state list

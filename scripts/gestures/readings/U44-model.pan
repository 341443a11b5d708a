# U44: what is inside a view that an animator moves is touched where it is shown.
scene blank
view box frame=0,0,100,100
view knob in=box frame=0,0,100,100
gesture hit tap on=knob
animator move duration=1 curve=linear
animate box.frame to=0,700,100,100
set reading U44=shown
start
at 0.5 tap x=50 y=400
expect event "tap recognized gesture=hit"
at 0.6 tap x=50 y=750
expect event "tap recognized gesture=hit" count=1

# Apple says that deep hierarchies aren't handled automatically (A160).
scene blank
view box frame=0,0,100,100
view knob in=box frame=0,0,100,100
gesture hit tap on=knob
animator move duration=1 curve=linear
animate box.frame to=0,700,100,100
set reading U44=model
start
at 0.5 tap x=50 y=400
expect no event "tap recognized"
at 0.6 tap x=50 y=750
expect event "tap recognized gesture=hit"

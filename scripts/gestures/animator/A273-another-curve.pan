# An animator that is continued with another curve starts on it where it first reaches the current
# progress (A126, A273).
scene blank
view card x=0
animator move duration=1 curve=ease-in
animate card.x to=100
start
at 0.5 pause
expect progress 0.315357 within 1e-6
continue curve=ease-out
expect time-fraction 0.204923 within 1e-6
expect remaining 0.795077
run
expect time 1.295077

# The next run uses the animator's original timing again (A123).
animate card.x to=0
start
wait 0.5
expect progress 0.315357 within 1e-6
run

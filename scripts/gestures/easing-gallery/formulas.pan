# The formulas after which the curves are named; the Béziers only approximate them.
scene easing-gallery curves=analytic
start
at 0.25
expect sine-in.progress 0.076120
expect sine-out.progress 0.382683
expect sine-in-out.progress 0.146447
expect quad-in.progress 0.062500
expect quad-out.progress 0.437500
expect quad-in-out.progress 0.125000
expect cubic-in.progress 0.015625
expect cubic-out.progress 0.578125
expect cubic-in-out.progress 0.062500
expect quart-in.progress 0.003906
expect quart-out.progress 0.683594
expect quart-in-out.progress 0.031250
expect quint-in.progress 0.000977
expect quint-out.progress 0.762695
expect quint-in-out.progress 0.015625
expect expo-in.progress 0.005524
expect expo-out.progress 0.823223
expect expo-in-out.progress 0.015625
expect circ-in.progress 0.031754
expect circ-out.progress 0.661438
expect circ-in-out.progress 0.066987
expect back-in.progress -0.064137
expect back-out.progress 0.817410
expect back-in-out.progress -0.099682
at 0.5
expect sine-in.progress 0.292893
expect sine-out.progress 0.707107
expect sine-in-out.progress 0.500000
expect quad-in.progress 0.250000
expect quad-out.progress 0.750000
expect quad-in-out.progress 0.500000
expect cubic-in.progress 0.125000
expect cubic-out.progress 0.875000
expect cubic-in-out.progress 0.500000
expect quart-in.progress 0.062500
expect quart-out.progress 0.937500
expect quart-in-out.progress 0.500000
expect quint-in.progress 0.031250
expect quint-out.progress 0.968750
expect quint-in-out.progress 0.500000
expect expo-in.progress 0.031250
expect expo-out.progress 0.968750
expect expo-in-out.progress 0.500000
expect circ-in.progress 0.133975
expect circ-out.progress 0.866025
expect circ-in-out.progress 0.500000
expect back-in.progress -0.087698
expect back-out.progress 1.087697
expect back-in-out.progress 0.500000
at 0.75
expect sine-in.progress 0.617317
expect sine-out.progress 0.923880
expect sine-in-out.progress 0.853553
expect quad-in.progress 0.562500
expect quad-out.progress 0.937500
expect quad-in-out.progress 0.875000
expect cubic-in.progress 0.421875
expect cubic-out.progress 0.984375
expect cubic-in-out.progress 0.937500
expect quart-in.progress 0.316406
expect quart-out.progress 0.996094
expect quart-in-out.progress 0.968750
expect quint-in.progress 0.237305
expect quint-out.progress 0.999023
expect quint-in-out.progress 0.984375
expect expo-in.progress 0.176777
expect expo-out.progress 0.994476
expect expo-in-out.progress 0.984375
expect circ-in.progress 0.338562
expect circ-out.progress 0.968246
expect circ-in-out.progress 0.933013
expect back-in.progress 0.182590
expect back-out.progress 1.064137
expect back-in-out.progress 1.099682
run
expect time 2
expect sine-in.x 0

# A Bézier of the same name is only close: a quarter of the time into cubic-out.
scene easing-gallery
start
at 0.25
expect cubic-out.progress 0.600300
scene easing-gallery curves=analytic
start
at 0.25
expect cubic-out.progress 0.578125

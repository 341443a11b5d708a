# Layers of a Lottie file move with the current frame of the icon: holds, easings and curves.
scene shift-shape icons=spark.json
expect icon.parts 4
expect icon.0.progress 1
expect icon.0.number 48
expect icon.0.burst.opacity 0
expect icon.2.number 0
expect icon.2.burst.opacity 0
expect icon.2.burst.position 24,40
expect icon.2.burst.scale 0.2,0.2
expect icon.2.burst.rotation -30
expect icon.2.core.opacity 0.3
expect icon.2.core.dot.scale 0,0
tap on=tab.2
at 0.05
expect icon.2.number 3
expect icon.2.burst.opacity 0.1564
expect icon.2.burst.position 24.0270,39.1813
expect icon.2.burst.scale 0.2158,0.2896
expect icon.2.burst.rotation -22.4771
expect icon.2.burst.trim-start 0.0000
expect icon.2.burst.trim-end 0.1946
expect icon.2.core.opacity 0.3000
expect icon.2.core.position 24.0000,27.6641
expect icon.2.core.dot.scale 0.0000,0.0000
expect icon.2.core.visible yes
at 0.125
expect icon.2.number 7
expect icon.2.burst.opacity 0.6835
expect icon.2.burst.position 24.6601,35.6445
expect icon.2.burst.scale 0.3033,0.5878
expect icon.2.burst.rotation -4.8865
expect icon.2.burst.trim-start 0.0000
expect icon.2.burst.trim-end 0.5244
expect icon.2.core.opacity 1.0000
expect icon.2.core.position 24.0000,25.3733
expect icon.2.core.dot.scale 0.0430,0.0430
expect icon.2.core.visible yes
at 0.25
expect icon.2.number 15
expect icon.2.burst.opacity 0.9803
expect icon.2.burst.position 27.4199,27.5087
expect icon.2.burst.scale 0.6000,0.9877
expect icon.2.burst.rotation 18.2666
expect icon.2.burst.trim-start 0.0430
expect icon.2.burst.trim-end 0.8752
expect icon.2.core.opacity 1.0000
expect icon.2.core.position 24.0000,22.0331
expect icon.2.core.dot.scale 0.8436,0.8436
expect icon.2.core.visible yes
at 0.35
expect icon.2.number 21
expect icon.2.burst.opacity 0.8436
expect icon.2.burst.position 24.8184,24.0320
expect icon.2.burst.scale 0.8501,1.1041
expect icon.2.burst.rotation 29.4491
expect icon.2.burst.trim-start 0.3165
expect icon.2.burst.trim-end 0.9874
expect icon.2.core.opacity 1.0000
expect icon.2.core.position 24.0000,22.3513
expect icon.2.core.dot.scale 1.0000,1.0000
expect icon.2.core.visible yes
at 0.45
expect icon.2.number 27
expect icon.2.burst.opacity 0.6238
expect icon.2.burst.position 24.0000,23.8279
expect icon.2.burst.scale 0.9842,1.0661
expect icon.2.burst.rotation 36.6241
expect icon.2.burst.trim-start 0.6835
expect icon.2.burst.trim-end 1.0000
expect icon.2.core.opacity 1.0000
expect icon.2.core.position 24.0000,23.6487
expect icon.2.core.dot.scale 1.0000,1.0000
expect icon.2.core.visible yes
at 0.55
expect icon.2.number 33
expect icon.2.burst.opacity 0.3762
expect icon.2.burst.position 24.0000,22.7340
expect icon.2.burst.scale 1.0000,1.0000
expect icon.2.burst.rotation 41.1284
expect icon.2.burst.trim-start 0.9570
expect icon.2.burst.trim-end 1.0000
expect icon.2.core.opacity 1.0000
expect icon.2.core.position 24.0000,24.0000
expect icon.2.core.dot.scale 1.0000,1.0000
expect icon.2.core.visible yes
at 0.7
expect icon.2.number 42
expect icon.2.burst.opacity 0.0742
expect icon.2.burst.position 24.0000,20.6254
expect icon.2.burst.scale 1.0000,1.0000
expect icon.2.burst.rotation 44.4535
expect icon.2.burst.trim-start 1.0000
expect icon.2.burst.trim-end 1.0000
expect icon.2.core.opacity 0.6000
expect icon.2.core.position 24.0000,24.0000
expect icon.2.core.dot.scale 1.0000,1.0000
expect icon.2.core.visible yes
# After its last frame, a layer isn't shown.
at 0.75
expect icon.2.number 45
expect icon.2.burst.opacity 0.0197
expect icon.2.burst.position 24.0000,20.1721
expect icon.2.burst.scale 1.0000,1.0000
expect icon.2.burst.rotation 44.8683
expect icon.2.burst.trim-start 1.0000
expect icon.2.burst.trim-end 1.0000
expect icon.2.core.opacity 0.6000
expect icon.2.core.position 24.0000,24.0000
expect icon.2.core.dot.scale 1.0000,1.0000
expect icon.2.core.visible no
at 0.8
expect icon.2.number 48
expect icon.2.burst.opacity 0.0000
expect icon.2.burst.position 24.0000,20.0000
expect icon.2.burst.scale 1.0000,1.0000
expect icon.2.burst.rotation 45.0000
expect icon.2.burst.trim-start 1.0000
expect icon.2.burst.trim-end 1.0000
expect icon.2.core.opacity 0.6000
expect icon.2.core.position 24.0000,24.0000
expect icon.2.core.dot.scale 1.0000,1.0000
expect icon.2.core.visible no
# The icon of the previous tab is at its first frame.
tap on=tab.0
expect icon.2.progress 0
expect icon.2.burst.rotation -30
expect icon.2.core.visible yes

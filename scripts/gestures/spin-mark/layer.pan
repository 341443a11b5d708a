# A layer animation of two seconds, linear and repeated endlessly.
scene spin-mark
expect ring.rotation 0
at 0.5
expect ring.rotation 90
at 1.5
expect ring.rotation 270
at 1.999
expect ring.rotation 359.82
at 2
expect ring.rotation 0
at 31.25
expect ring.rotation 225
expect ring.model.rotation 0

# The same effect by hand: the mark is redrawn in every frame, with one turn in five seconds.
scene spin-mark driver=display-link
expect ring.rotation 0
at 1f
expect ring.rotation 1.2
# Between two frames nothing moves.
at 0.03
expect ring.rotation 1.2
at 1.25
expect ring.rotation 90
at 2.5
expect ring.rotation 180
expect ring.model.rotation 180
at 299f
expect ring.rotation 358.8
at 5
expect ring.rotation 0
at 62.5
expect ring.rotation 180

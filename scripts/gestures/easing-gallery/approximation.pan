# A Bezier curve only approximates its formula.
scene easing-gallery
start
at 0.25 expect cubic-out.progress 0.6003 within 0.0001
scene easing-gallery curves=analytic
start
at 0.25 expect cubic-out.progress 0.578125

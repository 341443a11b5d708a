# The parameters of the flow-in: the initial distance, the initial alpha, and the curve.
scene pokedex-list
expect row.0.x 146.25
expect row.0.alpha 0.3
at 0.2 expect row.0.x 73.125
scene pokedex-list start-share=1 start-alpha=0 timing=linear
expect row.0.x 390
at 0.1 expect row.0.x 292.5
expect row.0.alpha 0.25
at 0.4 expect row.0.x 0

# Checkpoint 1: the list loads, and all visible rows flow in at the same time (seed scene 5.3).
scene pokedex-list
expect state list
expect list.offset -24
expect list.frame 0,91,390,753
expect row.0.x 146.25
expect row.0.alpha 0.3
expect row.8.x 146.25
expect row.8.alpha 0.3
expect row.8.shown yes
expect row.9.shown no
expect row.9.x none
at 0.05
expect row.0.x 141.699579
expect row.0.alpha 0.321780
at 0.1
expect row.4.x 127.360068
expect row.4.alpha 0.390413
at 0.2
expect row.0.x 73.125
expect row.0.alpha 0.65
expect row.8.x 73.125
expect row.8.alpha 0.65
at 0.3
expect row.4.x 18.889932
expect row.4.alpha 0.909587
at 0.35
expect row.0.x 4.550421
expect row.0.alpha 0.978220
at 0.4
expect row.0.x 0
expect row.0.alpha 1
expect row.8.x 0
expect row.8.alpha 1

# On a wider screen: 0.375 of the screen's width.
scene pokedex-list screen=414x896
expect row.0.x 155.25
expect row.8.shown yes
expect row.9.shown no  # it begins 11 points below the 781 that are seen

# Colors are interpolated as they are stored: halfway from red to blue is a dark purple (T136).
scene blank
view card color=1,0,0,1
layer-animation card.color to=0,0,1,1 duration=1
at 0.5
expect card.color 0.5,0,0.5,1
expect card.color.blue 0.5
expect card.model.color 1,0,0,1
run
expect card.color 1,0,0,1

# An animator interpolates them in the same way, and an additive layer animation adds its numbers.
scene blank
view card color=1,0,0,1
animator fade duration=1 curve=linear
animate card.color to=0,0,1,1 on=fade
start
layer-animation card.color.green from=0 to=1 duration=1 additive=yes
at 0.25
expect card.color 0.75,0.25,0.25,1

# Paced colors have no distance, so they are spaced evenly (T102).
scene blank
view card color=0,0,0,1
layer-animation card.color values=0,0,0,1,1,0,0,1,1,1,1,1 mode=paced duration=1
at 0.25
expect card.color 0.5,0,0,1
at 0.75
expect card.color 1,0.5,0.5,1

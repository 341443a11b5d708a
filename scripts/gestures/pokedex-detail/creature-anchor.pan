# With the anchor at its foot, the creature grows out of the ball; with the anchor at its center, it
# appears in mid-air.
scene pokedex-detail
at 1.7 expect creature.frame 117.6,235.2,58.8,58.8
at 1.75 expect creature.frame 35.4866,67.9341,223.0267,223.0267
scene pokedex-detail anchor=center
at 1.7 expect creature.anchor 0.5,0.5
expect creature.frame 117.6,117.6,58.8,58.8
at 1.75 expect creature.frame 35.4866,32.4474,223.0267,223.0267
at 2.06 expect creature.frame 0,0,294,294

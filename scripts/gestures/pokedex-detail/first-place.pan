# In the middle, the creature has the screen to itself; in its final place, the lower half would be
# empty.
scene pokedex-detail
at 1.9 expect space.above 195.8
expect space.below 354.2
at 2.3 expect space.below 486
scene pokedex-detail first-place=final
at 0.1 expect container.frame 41.5,51,307,307
at 1.9 expect space.above 51
expect space.below 486
expect name.alpha 0
at 2.3 expect event "layout done"

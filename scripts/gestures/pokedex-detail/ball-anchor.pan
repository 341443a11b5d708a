# With the anchor at its foot, the ball rocks; with the anchor at its center, it turns on the spot;
# an uncompensated anchor moves it up.
scene pokedex-detail
at 0.3 expect ball.center 160.6808,256.4123
scene pokedex-detail ball-anchor=center
at 0.3 expect ball.rotation 20
expect ball.center 147,254
expect ball.frame 107,214,80,80
scene pokedex-detail keep-place=no
expect ball.frame 107,174,80,80
at 0.6 expect ball.center 147,214

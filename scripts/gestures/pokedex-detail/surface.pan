# A surface that is twice the size of the container clips no sparks; one of the same size does.
scene pokedex-detail
at 1.6 expect emitter.size 588,588
expect emitter.cut 0
scene pokedex-detail surface=same
at 1.6 expect emitter.size 294,294
expect emitter.alive 24
expect emitter.cut > 0

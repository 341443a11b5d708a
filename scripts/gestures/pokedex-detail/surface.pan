# A surface of twice the container's size clips no spark; its bounds do.
scene pokedex-detail
at 1.6 expect emitter.size 588,588
expect emitter.cut 0
scene pokedex-detail surface=same
at 1.6 expect emitter.size 294,294
expect emitter.alive 24
expect emitter.cut > 0

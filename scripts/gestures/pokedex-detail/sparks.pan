# Sixty sparks per second are emitted, each of which lasts for 0.4 s: how many there are depends
# only on the time, and how each looks on the seed, its number and the time.
scene pokedex-detail
expect emitter.born 0
expect emitter.alive 0
expect spark.place none
at 1.2
expect emitter.born 0
expect spark.place none
at 1.216666666
expect emitter.born 1
expect spark.alpha > 0.64
expect spark.alpha < 0.96
expect spark.scale > 1.1
expect spark.scale < 2.6
at 1.3
expect emitter.born 6
expect emitter.alive 6
at 1.4
expect emitter.born 12
at 1.6
expect emitter.born 24
expect emitter.alive 24
at 1.616666666
expect emitter.born 25
expect emitter.alive 24
at 1.7
expect emitter.born 30
expect emitter.alive 24
at 2.0
expect emitter.alive 0
expect spark.place none
run

# The same seed yields the same sparks, and another seed other sparks. The newest one has just been
# emitted.
scene pokedex-detail
at 1.3
expect spark.place -15.5819,5.9458
expect spark.alpha 0.909655
expect spark.scale 1.123278
scene pokedex-detail seed=7
at 1.3
expect spark.place 2.2391,3.5985
expect spark.alpha 0.895957
expect spark.scale 1.993973

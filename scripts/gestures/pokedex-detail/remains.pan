# Attached animations hide a transparent model until the animations are removed.
scene pokedex-detail faults=PK-7
at 2.2 expect creature.alpha 1
expect creature.model.alpha 0
scene pokedex-detail faults=PK-7 remains=no
at 1.88 expect creature.alpha > 0.9
at 1.91 expect creature.alpha 0
at 2.05 expect layout final

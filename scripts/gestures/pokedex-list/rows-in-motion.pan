# Several rows move at the same time: at a constant speed v, their number is duration x v / 88.
scene pokedex-list
expect list.moving 9
at 1
scroll list by=440 over=1
at 1.4 expect list.moving 2
scene pokedex-list duration=1
at 1.5
scroll list by=440 over=1
at 2.44 expect list.moving 4

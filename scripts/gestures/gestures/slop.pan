# How far a finger moves before a pan begins, and with which translation the pan begins (GU1, GU2).

scene city-guide
touch down on=card
at 0.02 touch move y+=-25
expect pan.translation 0,-15
touch up

# Nothing is subtracted: the whole distance counts.
set opening=raw
scene city-guide
touch down on=card
at 0.02 touch move y+=-25
expect pan.translation 0,-25
touch up

# The translation is zero when the pan begins, and smaller by the slop afterward.
set opening=zero
scene city-guide
touch down on=card
at 0.02 touch move y+=-25
expect pan.translation 0,0
at 0.04 touch move y+=-25
expect pan.translation 0,-25
touch up

# With a larger slop, the same movement isn't a pan yet.
set opening=scene slop=30
scene city-guide
touch down on=card
at 0.02 touch move y+=-25
expect pan.state possible
at 0.04 touch move y+=-25
expect pan.translation 0,-20
touch up

# As the scene declares it, again.
set slop=scene
scene city-guide
touch down on=card
at 0.02 touch move y+=-25
expect pan.translation 0,-15

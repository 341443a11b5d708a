// Written by scripts/lessons from Sources/PantomimeLessons/Documents/units-of-a-springs-velocity.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var unitsOfASpringsVelocity: String {
    #"""
# The units of a spring's velocity

minutes: 7

A spring that takes over from a finger should start with the finger's velocity. But a finger's velocity is in points per second,
and a spring's in distances per second, so the velocity is divided by the distance that is left. This lesson shows what follows
from that.

## Points or distances

A sheet rests at 400, and its upper anchor is at 100. The finger drags it up by $up pt and releases it at $v pt/s up. Which initial
velocity does its spring get, `release.velocity`?

Reply with a number, per second. It is positive toward the anchor.

```pan setup
scene detents
let up=draw(100,200,50)
let v=draw(1000,2000,200)
pan began
pan changed dy=-$up
```

```pan answer
pan ended vy=-$v; show release.velocity
expect release.velocity within 0.05
```

Of 300 pt, the sheet had moved $up pt. The velocity is divided by the distance that is left.

```pan mistake whole-distance
pan changed dy=0
```

That is the velocity divided by the whole distance, 300 pt. It would be right for a sheet that hasn't moved: the spring covers only
the distance that is left.

```pan mistake in-points
set limit=100000
pan changed dy=-299
```

That is the finger's velocity in points per second. A spring is given distances per second: it would be right with 1 pt left.

```pan hint
The finger moves in points per second. The spring counts distances: how many times does the velocity cover
its distance in a second?
```

```pan hint
The sheet started at 400, is $up pt higher now, and goes to 100.
```

```pan hint
Divide $v by 300 − $up.
```

```pan wrong in-points
answer $v
```

```pan wrong
answer -5
```

## Give it a velocity

The sheet rests at 400, and its upper anchor is at 100. Release it so that its spring starts with a velocity between 5 and 6 per
second, toward the upper anchor.

```pan setup
scene detents
```

```pan check
expect state settling
expect detent 0
expect release.velocity > 5
expect release.velocity < 6
```

The nearer the sheet is to its anchor, the larger the number for the same finger. Released 1 pt before the anchor, even a slow finger
gives a very large velocity, so the scene has a limit.

```pan mistake in-points
expect release.velocity > 6
```

That is too much. Divide the finger's velocity by the distance that is left.

```pan mistake too-slow
expect release.velocity < 5
expect release.velocity > 0
```

That is too slow. Divide the finger's velocity by the distance that is left.

```pan hint
Drag the sheet up by 100 pt: then 200 pt are left.
```

```pan hint
For 5.5 per second over 200 pt, the finger needs 1100 pt/s.
```

```pan hint
Up is negative: `pan ended vy=-1100`.
```

```pan solution
pan began
pan changed dy=-100
pan ended vy=-1100
```

```pan right
pan began; pan changed dy=-200; pan ended vy=-550
```

```pan wrong in-points
pan began; pan changed dy=-100; pan ended vy=-3000
```

```pan wrong too-slow
pan began; pan changed dy=-200; pan ended vy=-100
```

## How long it lasts

An animator is created with a duration of $d s and a spring with mass 1, stiffness 100, and damping 10. How many seconds does it
need, `remaining`, when it starts?

Reply within 0.1 s. `spring mass=1 stiffness=100 damping=10` prints the properties of such a spring.

```pan setup
scene blank
let d=draw(0.2,0.8,0.1)
view card x=0
```

```pan answer
animator move duration=$d curve=spring(1,100,10); animate card.x to=100; start
expect remaining within 0.1
```

Mass, stiffness, and damping determine the settling time, so the duration is ignored. Only a spring given by a damping ratio alone
is fitted to the duration.

```pan mistake duration-holds
```

```pan hint
Mass, stiffness, and damping determine the whole motion. What could a duration still determine?
```

```pan hint
The calculator `spring mass=1 stiffness=100 damping=10` prints the settling time.
```

```pan hint
It is the same for each duration.
```

```pan right
answer 1.47
```

```pan wrong
answer 0
```
"""#
  }
}

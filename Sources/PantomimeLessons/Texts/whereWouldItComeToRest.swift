// Written by scripts/lessons from Sources/PantomimeLessons/Documents/where-would-it-come-to-rest.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var whereWouldItComeToRest: String {
    #"""
# Where would it come to rest?

minutes: 8

A user who lifts a moving finger is aiming for a place farther along. A projection rule computes where the movement would come to rest,
and chooses the anchor nearest to that place. This lesson shows how far a projection reaches.

## Nearest, or projected

A sheet has anchors at 100, 400, and 700. It rests at 400, and the finger moves it up by only $up pt, then lifts at $v pt/s up. At
which anchor does it come to rest, counted from the open one: `answer NUMBER`, 0, 1, or 2?

```pan setup
scene detents
let up=draw(20,80,10)
let v=draw(500,900,50)
pan began
pan changed dy=-$up
```

```pan answer
pan ended vy=-$v; run
expect detent
```

The rule projects the movement: at a rate of 0.998 per millisecond, $v pt/s carry the sheet almost $v / 2 points farther.

```pan mistake nearest-decides
```

```pan hint
The sheet is nearest to 400, but it is moving.
```

```pan hint
A movement at 500 pt/s comes to rest after about 250 pt.
```

```pan hint
Compare 400 − $up − $v / 2 with the halfway point, 250.
```

```pan right
answer 0
```

```pan wrong nearest-decides
answer 1
```

## A long way with a short pan

Open the sheet, from 400 to 100, with a pan that moves less than 20 pt. Let it settle.

```pan setup
scene detents
```

```pan check
expect sheet.y 100
expect state resting
expect pan.translation.y > -20
```

The projection did the rest: a flick is short, and its velocity counts.

```pan mistake too-far
expect sheet.y 100
expect pan.translation.y <= -20
```

The sheet is open, but the finger moved 20 pt or more.

```pan mistake too-slow
expect sheet.y 400
expect pan.velocity.y < 0
```

The projected end was nearer to 400. It has to pass 250, halfway to 100.

```pan hint
The projection has to carry the sheet past 250, halfway to 100.
```

```pan hint
Every 100 pt/s carry it about 50 pt.
```

```pan hint
`pan ended vy=-400` is enough, then `run`.
```

```pan solution
pan began
pan changed dy=-10
pan ended vy=-600
run
```

```pan right
pan began; pan ended vy=-500; run
```

```pan wrong too-far
pan began; pan changed dy=-250; pan ended vy=-10; run
```

```pan wrong too-slow
pan began; pan changed dy=-10; pan ended vy=-100; run
```

## Choose how far it reaches

The default projection makes the sheet too eager: a flick at 500 pt/s carries it past half of the 300 pt. These are
the requirements:

- moved up by 20 pt, released at 500 pt/s: it stays
- moved up by 20 pt, released at 1500 pt/s: it opens
- moved up by 160 pt, released at rest: it opens

The rule `detents` has a parameter `rate`, the fraction of the velocity that is left after a millisecond:
`set rule=detents rate=0.99`. Other rules may meet the requirements, too.

```pan setup
scene detents
```

```pan trial gentle
pan began; pan changed dy=-20; pan ended vy=-500; run
expect detent 1
```

```pan trial strong
pan began; pan changed dy=-20; pan ended vy=-1500; run
expect detent 0
```

```pan trial at-rest
pan began; pan changed dy=-160; pan ended vy=0; run
expect detent 0
```

A smaller rate stops earlier: a velocity v carries the sheet about v / 10 points at a rate of 0.99, and about v / 2 points at 0.998.

```pan hint
A smaller rate means that the movement comes to rest earlier.
```

```pan hint
The reach is about v / 1000 × rate / (1 − rate).
```

```pan hint
At a rate of 0.99, 1500 pt/s carry the sheet about 150 pt.
```

```pan solution
set rule=detents rate=0.99
```

```pan right
set rule=detents rate=0.992
```

```pan right
set rule=flutter-bottom-sheet
```

```pan right
set rule=cupertino-sheet
```

```pan right
set rule=flutter-dismissible
```

```pan wrong
set rule=nearest
```

```pan wrong
set rule=detents rate=0.999
```
"""#
  }
}

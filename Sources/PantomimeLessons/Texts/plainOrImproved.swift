// Written by scripts/lessons from Sources/PantomimeLessons/Documents/plain-or-improved.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var plainOrImproved: String {
    #"""
# Plain or improved

minutes: 7

An article builds the city guide in five variants: each adds one thing, and fixes a flaw of the previous variant. In this lesson, you can
try all of them: `variant=a` to `variant=e`. `help city-guide` describes them.

## Caught in variant b

In variant b, the card can be dragged. A tap starts the card, and after 0.15 s, when it is halfway, a finger catches it and moves up by
only $up of 247 pt. What is the `fraction` after that?

```pan setup
scene city-guide variant=b
let up=draw(2,20,2)
```

```pan answer
tap on=card; wait 0.15; pan began; pan changed dy=-$up
expect fraction within 0.01
```

Variant b computes the fraction from the finger's distance alone, so the card jumps back to that fraction. Variant c adds the finger's
distance to the progress that the card had when it was caught.

```pan mistake catching-carries-on
```

```pan hint
Variant b uses only the finger's translation.
```

```pan hint
The translation is $up of 247 pt.
```

```pan hint
Divide $up by 247.
```

```pan wrong
answer 1
```

## Brought back in variant c

In variant c, the card is dragged up by $up pt and released at 120 pt/s *down*. Where does it end up?

Reply with `answer collapsed` or `answer expanded`.

```pan setup
scene city-guide variant=c
let up=draw(60,180,10)
pan began
pan changed dy=-$up
```

```pan answer
pan ended vy=120; run
expect state
```

In variant c, a release always completes, because nothing reads the velocity. Variant d is the first that reverses the run.

```pan mistake reads-the-velocity
set rule=sign
```

Variant c never reads the velocity, so the direction has no effect. In variant d, the card would return.

```pan hint
Which variant is the first to reverse? `help city-guide` describes the variants.
```

```pan hint
In variant c, a release has only one outcome.
```

```pan hint
The finger's direction is ignored.
```

```pan right
answer expanded
```

```pan wrong reads-the-velocity
answer collapsed
```

## Choose the variant to ship

There are three requirements: a card that is dragged up and released downward returns, a card that is caught in flight doesn't jump, and
a finger that moves sideways on a card scrolls the list.

Choose a variant: `scene city-guide variant=b` starts the scene in variant b. All three requirements are checked each time.

```pan setup
scene city-guide variant=a
```

```pan trial brought-back
pan began; pan changed dy=-100; pan ended vy=120; run
expect state collapsed
```

```pan trial caught
tap on=card; wait 0.15; pan began; pan changed dy=-2
expect fraction > 0.5
```

```pan trial sideways
drag on=card by=-150,-10 over=0.3; run
expect list.offset > 400
```

Only variant e decides between the pans of the card and of the list. Each earlier variant is simpler than the next, and has one more flaw.

```pan hint
Variant b is the first that drags, variant c the first that keeps the progress, and variant d the first that reverses.
```

```pan hint
Which variant decides between the card and the list?
```

```pan hint
It is the variant after d.
```

```pan solution
scene city-guide variant=e
```

```pan right
scene city-guide
```

```pan wrong
scene city-guide variant=d
```

```pan wrong
scene city-guide variant=c
```
"""#
  }
}

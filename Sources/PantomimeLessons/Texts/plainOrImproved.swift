// Written by scripts/lessons from Sources/PantomimeLessons/Documents/plain-or-improved.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var plainOrImproved: String {
    #"""
# Plain or improved

minutes: 7

An article builds the city guide in stages: each adds one thing, and each has a flaw that the next one fixes. Here you can try every
stage, as `variant=a` to `variant=e` of the scene. `help city-guide` describes them.

## Caught in stage b

In stage b the card can be dragged. A tap starts it, and after 0.15 s, halfway, a finger catches it and moves up by only $up pt of
247. What is the `fraction` after that?

```pan setup
scene city-guide variant=b
let up=draw(2,20,2)
```

```pan answer
tap on=card; wait 0.15; pan began; pan changed dy=-$up
expect fraction within 0.01
```

Stage b computes the fraction from the finger alone, so the card jumps to where that distance alone puts it. Stage c adds the distance
to the progress at the catch.

```pan mistake catching-carries-on
```

```pan hint
Stage b uses only the finger's translation.
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

## Brought back in stage c

In stage c the card is dragged up by $up pt and released at 120 pt/s *down*. Where does it end up?

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

In stage c a release always completes: nothing reads the velocity. Stage d reverses the run.

```pan mistake reads-the-velocity
set rule=sign
```

Stage c never reads the velocity, so the direction has no effect. Stage d would return.

```pan hint
Which stage is the first to reverse? `help city-guide` describes the stages.
```

```pan hint
In stage c, a release has only one outcome.
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

## Choose the stage to ship

Three requirements: a drag that is released downward returns, a card that is caught in flight doesn't jump, and a finger that moves
sideways on a card scrolls the list.

Choose a stage: `scene city-guide variant=b` starts the scene in stage b. All three requirements are checked
each time.

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

Only the last stage arbitrates. Each earlier stage is simpler, and has one more flaw.

```pan hint
Stage b is the first that drags, stage c the first that keeps the progress, stage d the first that reverses.
```

```pan hint
Which stage decides between the card and the list?
```

```pan hint
It is the one after d.
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

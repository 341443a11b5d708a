// Written by scripts/lessons from Sources/PantomimeLessons/Documents/a-resting-finger.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var aRestingFinger: String {
    #"""
# A resting finger is still fast

minutes: 6

A finger that rests reports nothing: touches arrive only when it moves. So the velocity at lift-off is that of the last
moves, however long ago they were. This lesson shows what follows from that.

## Rest before lifting

The finger drags the card up by $up pt in 0.2 s. Then it rests for $rest s (`hold=$rest`), and lifts.

What velocity does the recognizer report? Reply in points per second, with `answer NUMBER`. Up is negative.

```pan setup
scene city-guide
let up=draw(80,200,20)
let rest=draw(0.2,0.8,0.1)
```

```pan answer
drag on=card by=0,-$up over=0.2 hold=$rest; run
expect pan.velocity.y within 5
```

The last two segments were moves of $up pt in 0.2 s, so the recognizer still reports that speed. Type `why velocity`: it
prints the age of the samples.

```pan mistake resting-is-still
```

```pan mistake average-speed
```

```pan hint
A finger that rests sends no touches, so no sample has zero velocity.
```

```pan hint
The recognizer divides the distance of the last two moves by their time.
```

```pan hint
Divide the distance by 0.2 s, and remember the sign of up.
```

```pan wrong resting-is-still
answer 0
```

## Really stop

Drag the card past 30 % with a finger, and make the recognizer report a speed below 20 pt/s as the finger lifts.

`touch down x=195 y=422` puts a finger on the card, `touch move x=195 y=400` moves it, and `touch up` lifts it. Let time pass
between them: `wait 0.02`.

```pan setup
scene city-guide
```

```pan check
expect event "touch up"
expect pan.state ended
expect event "animator scrubbed"
expect pan.translation.y < -74
expect pan.velocity.y > -19.99
expect pan.velocity.y < 19.99
```

Only new samples can make the velocity small: two slow moves in a row. A finger that rests adds no samples.

```pan mistake no-touch
expect no event "touch down"
```

`pan` reports a velocity that you choose. Here the recognizer has to compute it from touches: `touch down`, `touch move`, `touch up`.

```pan mistake still-fast
expect pan.state ended
expect pan.velocity.y <= -19.99
```

The finger was still moving in its last two segments. Waiting alone adds no sample.

```pan mistake too-short
expect pan.state ended
expect pan.translation.y >= -74
```

The card was not past 30 % of 247 pt. The first 10 pt are slop, so move at least 85 pt.

```pan mistake one-move
expect pan.state ended
expect no event "animator scrubbed"
```

The card hasn't moved yet: the first move only begins the pan, and the card starts to follow with the second.

```pan hint
The velocity comes from the last two segments: from the third-last sample to the last.
```

```pan hint
After the long move, add two moves of a point or less, each after a `wait`.
```

```pan hint
Move by at least a point: a move to where the finger already is adds no sample.
```

```pan solution
touch down x=195 y=422
wait 0.02
touch move x=195 y=400
wait 0.02
touch move x=195 y=320
wait 0.2
touch move x=195 y=319
wait 0.2
touch move x=195 y=318
wait 0.2
touch up
```

```pan right
drag on=card by=0,-120 over=8
```

```pan wrong still-fast
drag on=card by=0,-120 over=0.2 hold=0.5
```

```pan wrong too-short
drag on=card by=0,-40 over=4
```

```pan wrong one-move
touch down x=195 y=422; touch move x=195 y=300; wait 1; touch up
```

```pan wrong no-touch
pan began; pan changed dy=-100; pan ended; run
```

## Choose an estimator that detects the rest

Here a release below 500 pt/s isn't a flick, so the position decides. Two gestures must come out as the user meant them:

- dragged up 60 pt in 0.1 s, rested for 0.4 s, lifted: it stays collapsed
- flicked up by 60 pt in 0.1 s, lifted while moving: it expands

`help estimators` lists the velocity estimators, and `set estimator=NAME` chooses one.

```pan setup
scene city-guide
set rule=flick-or-half
```

```pan trial rested
drag on=card by=0,-60 over=0.1 hold=0.4; run
expect state collapsed
```

```pan trial flicked
drag on=card by=0,-60 over=0.1; run
expect state expanded
```

An estimator that reads only the last 100 ms finds nothing after a rest, and reports zero.

```pan mistake whole-gesture
expect estimator regression
```

This one fits a line across pauses, so the rest does not end the movement.

```pan hint
Most estimators keep only samples of the last 100 ms. Which ones keep older samples?
```

```pan hint
The default divides the distance of the last two segments by their time, however long ago. Look for one that fits the samples of
the last 100 ms.
```

```pan hint
The names begin with lsq, for *least squares*.
```

```pan solution
set estimator=lsq1
```

```pan right
set estimator=lsq2
```

```pan right
set estimator=impulse
```

```pan wrong
set estimator=last-segment
```
"""#
  }
}

// Written by scripts/lessons from Sources/PantomimeLessons/Documents/exactly-one-completion.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var exactlyOneCompletion: String {
    #"""
# Exactly one completion

minutes: 6

The state of the app changes in the animator's completion handler. So each run needs exactly one completion handler: without one, the
state doesn't change, and with two, it flips twice. This lesson shows where a second one comes from.

## Caught in flight

A tap starts the card's animator, with one completion handler. After $t s, a finger catches the card: `pan began`. How many completion
handlers (`completions`) does the animator have now?

```pan setup
scene city-guide
let t=draw(0.05,0.25,0.01)
tap on=card
wait $t
```

```pan answer
pan began; show completions
expect completions
```

It is still the same run, which was only paused. A completion handler belongs to a run, not to a gesture.

```pan mistake a-second-completion
```

```pan hint
The finger pauses a run that exists already.
```

```pan hint
A completion handler is added when a run starts.
```

```pan hint
The gesture didn't start a run.
```

```pan right
answer 1
```

```pan wrong a-second-completion
answer 2
```

## Write the test

In one version of the app, a finger that catches a card in flight adds a second completion handler. At the end, both are called,
and the state flips twice.

Write a test that passes on the healthy app and fails on the broken version. Begin with `tap on=card`, `wait 0.1`, and `pan began`.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken twice
scene city-guide faults=CG-1
```

If a state changes in a completion handler, each run needs exactly one such handler.

```pan mistake position-alone
expect position end
expect state collapsed
```

In both apps, the run completes with the position `end`. But the state differs: in the broken app it is collapsed, although the card is
expanded.

```pan mistake not-caught
expect no event "fault CG-1"
```

The fault occurs only if a card is caught in flight.

```pan hint
Catch the card in flight, release it upward, and let it settle.
```

```pan hint
At the end, both apps look the same on screen. Compare the state of the app.
```

```pan hint
At the end, expect the state to be expanded.
```

```pan solution
tap on=card
wait 0.1
pan began
pan changed dy=-20
pan ended vy=-100
run
expect state expanded
```

```pan right
tap on=card; wait 0.1; pan began; expect completions 1
```

```pan wrong position-alone
tap on=card; wait 0.1; pan began; pan ended vy=-100; run; expect position end
```

```pan wrong not-caught
tap on=card; run; expect state expanded
```

## Taps in flight

Users are impatient: a second tap comes while the card is still moving. In one version of the app, the second
tap isn't ignored: it adds the animations and the completion handler again.

Write a test that passes on the healthy app and fails on the broken version. Use only taps.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken unguarded
scene city-guide faults=CG-16
```

Every input needs the same guard: taps, pans, and buttons.

```pan mistake one-tap
expect no event "fault CG-16"
```

The second tap has to come while the card is still moving.

```pan hint
Tap, let part of the 0.3 s pass, and tap again.
```

```pan hint
A healthy app ignores the second tap.
```

```pan hint
After the second tap, expect one completion; or at the end, expect the state to be expanded.
```

```pan solution
tap on=card
wait 0.1
tap on=card
run
expect state expanded
```

```pan right
tap on=card; wait 0.1; tap on=card; expect completions 1
```

```pan wrong one-tap
tap on=card; run; expect state expanded
```
"""#
  }
}

// Written by scripts/lessons from Sources/PantomimeLessons/Documents/exactly-one-completion.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var exactlyOneCompletion: String {
    #"""
# Exactly one completion

minutes: 6

The state of the app changes in the animator's completion handler. So a run needs exactly one: with none, the state doesn't change, and
with two, it flips twice. This lesson shows where a second one comes from.

## Caught in flight

A tap starts the card, with one completion. After $t s a finger catches it: `pan began`. How many completions does the animator
have now?

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

The run is the same: it was only paused. A completion belongs to a run, not to a gesture.

```pan mistake a-second-completion
```

```pan hint
The finger pauses a run that exists already.
```

```pan hint
A completion is added when a run starts.
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

In one version of the app, a finger that catches a card in flight adds a second completion. Both run at the end, and the state flips
twice.

Write a test that passes on the healthy app and fails on that one: `tap on=card`, `wait 0.1`, `pan began`, and so on.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken twice
scene city-guide faults=CG-1
```

A state that changes in completions needs exactly one completion for each run.

```pan mistake position-alone
expect position end
expect state collapsed
```

In both apps, the run completes at the end. The state differs: in the broken app it is collapsed, although the
card is expanded.

```pan mistake not-caught
expect no event "fault CG-1"
```

The fault needs a card that is caught in flight.

```pan hint
Catch the card in flight, release it upward, and let it settle.
```

```pan hint
On screen both apps look the same at the end. Compare the state of the app.
```

```pan hint
Expect the state expanded at the end.
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

Users are impatient: a second tap comes while the card is still moving. In one version of the app the tap isn't guarded, and adds
the animations and the completion again.

Write a test that passes on the healthy app and fails on that one. Use taps only.

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
Expect one completion after the second tap, or the state expanded at the end.
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

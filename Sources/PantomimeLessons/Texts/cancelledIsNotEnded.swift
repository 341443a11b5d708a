// Written by scripts/lessons from Sources/PantomimeLessons/Documents/cancelled-is-not-ended.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var cancelledIsNotEnded: String {
    #"""
# Cancelled is not ended

minutes: 6

A call comes in, an alert appears, another recognizer takes over: the system can take a touch away at any time. The recognizer then
reports *cancelled* instead of *ended*. Code that forgets this case leaves the card stuck halfway.

## Write the test

In one version of the app, a cancelled pan isn't handled: the card stays where it is, in midair.

Write a test that passes on the healthy app and fails on the broken version. `pan cancelled` cancels a pan, and `run` lets everything settle.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken unhandled
scene city-guide faults=CG-4
```

Handle `.cancelled` wherever you handle `.ended`. And test what the user sees, because the state is correct in both
apps.

```pan mistake state-alone
expect progress > 0.01
expect state collapsed
```

In the broken app, the state is collapsed after the cancelled pan, too, because it changes only when a run completes. But the card
hangs in midair. Write an expectation about what the user sees.

```pan mistake nothing-cancelled
expect no event "pan cancelled"
```

Nothing was cancelled in your test. Type `pan began`, `pan changed dy=-100`, and then `pan cancelled`.

```pan hint
Drag the card part of the distance, cancel the pan, and let time pass.
```

```pan hint
`expect state collapsed` holds in both apps. Which path shows where the card is?
```

```pan hint
At the end, expect a `progress` of 0, or the initial frame of the card.
```

```pan solution
pan began
pan changed dy=-100
pan cancelled
run
expect progress 0
```

```pan right
pan began; pan changed dy=-100; pan cancelled; expect running yes
```

```pan right
pan began; pan changed dy=-100; pan cancelled; run; expect card.frame 275,247,250,350
```

```pan wrong state-alone
pan began; pan changed dy=-100; pan cancelled; run; expect state collapsed
```

```pan wrong nothing-cancelled
pan began; pan changed dy=-100; pan ended vy=200; run; expect progress 0
```

## Cancelled near the top

The finger has dragged the card up by $up of 247 pt. Then the system cancels the pan. Where does the card end up?

Reply with `answer collapsed` or `answer expanded`.

```pan setup
scene city-guide
let up=draw(180,240,5)
pan began
pan changed dy=-$up
```

```pan answer
pan cancelled; run
expect state
```

After a cancelled gesture the card returns to where it started, however far the finger has dragged it. No rule is consulted, because the user hasn't
decided anything.

```pan mistake cancelled-is-ended
```

```pan hint
The user hasn't lifted the finger; the system has cancelled the touch.
```

```pan hint
A completion rule evaluates a release, and there was none.
```

```pan hint
After an interruption, an app should be as it was before the gesture.
```

```pan right
answer collapsed
```

```pan wrong cancelled-is-ended
answer expanded
```

## Cancel a touch

Now use a real finger: `touch down x=195 y=422` puts it on the card, `touch move x=195 y=380` moves it, and with `touch cancel`
the system cancels the touch. Let time pass between the moves: `wait 0.02`.

Cancel a touch after it has dragged the card up by more than half of its distance, that is, by at least 124 pt.

```pan setup
scene city-guide
```

```pan check
expect event "touch cancel"
expect pan.state cancelled
expect progress > 0.5
```

The recognizer reports *cancelled*, and the card returns. Type `run` to see it return.

```pan mistake lifted
expect pan.state ended
```

The finger was lifted, so the pan ended; it wasn't cancelled.

```pan mistake no-touch
expect no event "touch down"
```

`pan` reports a gesture without a finger. Here the system has to cancel a touch: use `touch down`, `touch move`,
and `touch cancel`.

```pan mistake not-far-enough
expect pan.state cancelled
expect progress <= 0.5
```

The pan was cancelled, but the card had not passed half of its distance. The first move only begins the pan, and the first 10 pt are slop; the card
starts to follow with the second move.

```pan hint
The order is: touch down, wait, move a little, wait, move far, and cancel.
```

```pan hint
The first move begins the pan, and the card starts to follow with the second move. Move straight up, or the list gets the touch.
```

```pan hint
From y=422, the last move should reach y=270 or less.
```

```pan solution
touch down x=195 y=422
wait 0.02
touch move x=195 y=400
wait 0.02
touch move x=195 y=250
touch cancel
```

```pan right
touch down x=195 y=422; wait 0.02; touch move x=195 y=380; wait 0.02; touch move x=195 y=260; wait 1; touch cancel
```


```pan wrong lifted
drag on=card by=0,-200
```

```pan wrong not-far-enough
touch down x=195 y=422; wait 0.02; touch move x=195 y=250; touch cancel
```

```pan wrong no-touch
pan began; pan changed dy=-150; pan cancelled
```
"""#
  }
}

// Written by scripts/lessons from Sources/PantomimeLessons/Documents/percent-driven.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var percentDriven: String {
    #"""
# Percent-driven transitions

minutes: 9

A transition between view controllers can be driven by a percentage: the finger sets it, and at lift-off the transition finishes or is
cancelled. This lesson shows the cap, the threshold, and what code often forgets after a cancellation.

## The cap

The screen is 844 pt high, and a full drag is just as long. The finger moves up by $up pt. What is
`transition.percent`?

Reply with a fraction or a percentage.

```pan setup
scene dive-deeper
let up=draw(780,840,10)
```

```pan answer
pan began; pan changed dy=-$up; show transition.percent
expect transition.percent within 0.005
```

The percentage is capped at 90 %, so that a finish always has something left to animate.

```pan mistake no-cap
```

```pan hint
At 100 % nothing would be left to animate after the lift-off.
```

```pan hint
`help dive-deeper` lists the options of the scene. One of them is a cap.
```

```pan hint
The cap is nine tenths by default.
```

```pan right
answer 90 %
```

```pan wrong
answer 1
```

## Exactly the threshold

At lift-off, more than 10 % finishes the transition. The finger has moved up by 84.4 pt, which is exactly 10 % of 844 pt. Where does the
transition end?

Reply with `answer list` or `answer detail`.

```pan setup
scene dive-deeper
pan began
pan changed dy=-84.4
```

```pan answer
pan ended; run
expect state
```

Finishing takes more than 10 %, and this is exactly 10 %. Computed with 32-bit numbers it counted as more, which
was a real bug.

```pan mistake threshold-included
```

```pan hint
The rule requires *more than*.
```

```pan hint
Is 10 % more than 10 %?
```

```pan hint
At the threshold itself the transition is cancelled.
```

```pan right
answer list
```

```pan wrong threshold-included
answer detail
```

## Write the test: a verdict that stays

While the finger moves, the app records a verdict: whether a lift-off would finish. One version never resets it, so a pan that lifts
without moving uses the verdict of the previous one.

Write a test that passes on the healthy app and fails on that one. You need two pans: one that is cancelled after a long movement, and
one that lifts without moving.

```pan setup
scene dive-deeper
```

```pan healthy slow
scene dive-deeper duration=1
```

```pan broken kept
scene dive-deeper faults=MP-1
```

State that outlives a gesture has to be reset when the next one begins.

```pan mistake one-pan
expect no event "fault MP-1"
```

The old verdict is used only by a second pan that lifts without moving.

```pan hint
First pan: begin, move 211 pt up, cancel, and let it settle.
```

```pan hint
Second pan: begin and end, without `pan changed`.
```

```pan hint
A healthy app shows the list at the end.
```

```pan solution
pan began
pan changed dy=-211
pan cancelled
run
pan began
pan ended
run
expect state list
```

```pan right
pan began; pan changed dy=-211; pan cancelled; run; pan began; expect interactor.should-finish no
```

```pan wrong one-pan
pan began; pan changed dy=-211; pan cancelled; run; expect state list
```

## Write the test: an outcome that isn't checked

In another version, the completions don't check whether the transition was cancelled: after a cancelled transition the detail is visible
although the list is back.

Write a test that passes on the healthy app and fails on that one. `detail.hidden` is `yes` if the detail is
hidden.

```pan setup
scene dive-deeper
```

```pan healthy slow
scene dive-deeper duration=1
```

```pan broken outcome-unread
scene dive-deeper faults=MP-5
```

Check `transitionWasCancelled` wherever a transition ends.

```pan mistake state-alone
expect state list
expect detail.hidden no
```

The state is the same in both apps. Look at the views.

```pan mistake finished
expect state detail
```

The transition has finished in your test. A short movement cancels it.

```pan hint
A movement of less than 84.4 pt cancels the transition at lift-off.
```

```pan hint
After the cancellation, which views should be visible?
```

```pan hint
Expect the detail to be hidden at the end.
```

```pan solution
pan began
pan changed dy=-42
pan ended
run
expect detail.hidden yes
```

```pan right
pan began; pan changed dy=-300; pan cancelled; run; expect detail.hidden yes
```

```pan wrong state-alone
pan began; pan changed dy=-42; pan ended; run; expect state list
```

```pan wrong finished
pan began; pan changed dy=-300; pan ended; run; expect detail.hidden no
```
"""#
  }
}

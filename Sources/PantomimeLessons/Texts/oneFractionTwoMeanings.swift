// Written by scripts/lessons from Sources/PantomimeLessons/Documents/one-fraction-two-meanings.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var oneFractionTwoMeanings: String {
    #"""
# One fraction, two meanings

minutes: 6

An animator has a `fractionComplete`, here `fraction`. It means one thing while the animator runs, and another while it is paused.
This lesson shows which meaning applies when.

## While it runs

A tap expands the card in 0.3 s, ease-in-out: slow at the start and at the end. After $t s, what is the `fraction`?

Reply with `answer NUMBER`, such as 0.25 or 25 %. Then the task taps the card and lets $t s pass.

```pan setup
scene city-guide
let t=draw(0.03,0.12,0.01)
```

```pan answer
tap on=card; wait $t
expect fraction within 0.01
```

The fraction counts time: $t s of 0.3 s. The pose on screen is `progress`, which lags behind at the start of this
curve.

```pan mistake fraction-is-the-picture
```

```pan hint
The curve is slow at the start. Which of the two numbers depends on the curve?
```

```pan hint
While an animator runs, its fraction is the elapsed part of its time.
```

```pan hint
Divide the time by 0.3 s.
```

```pan wrong
answer 1
```

## While it is paused

The card has been expanding for $t s, and now it is paused. What is the `fraction` after `pause`?

`show fraction progress` prints both numbers before the pause.

```pan setup
scene city-guide
let t=draw(0.05,0.12,0.01)
tap on=card
wait $t
```

```pan answer
pause
expect fraction within 0.01
```

Paused, the animator scrubs linearly: the fraction is now the pose, so that a finger can move it. Nothing jumps on screen; the number does.

```pan mistake pausing-keeps-the-number
```

```pan hint
A paused animator waits for a finger, and a finger moves the pose, not the time.
```

```pan hint
`show fraction progress` prints two numbers. One of them is the answer.
```

```pan hint
The pose on screen doesn't change when the animator pauses.
```

```pan wrong
answer 0
```

## Catch it at a third

The card is expanding. Let time pass with `wait`, then catch it with `pause`, so that its paused `fraction` is between 0.30 and 0.36.

`undo` takes a statement back, as often as you like.

```pan setup
scene city-guide
tap on=card
```

```pan check
expect running no
expect animator.state active
expect fraction > 0.3
expect fraction < 0.36
expect time < 0.2
```

A third of the distance takes 40 % of the time, because the curve is slow at the start.

```pan mistake by-time
expect animator.state active
expect running no
expect time > 0.089
expect time < 0.111
```

That is a third of the time. The fraction of a paused animator measures the distance.

```pan hint
A third of the time, 0.1 s, is too early: the curve is slow at the start.
```

```pan hint
After 0.15 s the card is exactly halfway. The time you need is a little less.
```

```pan hint
Wait 0.12 s before you pause.
```

```pan solution
wait 0.12
pause
```

```pan right
wait 0.05; wait 0.07; pan began
```

```pan wrong by-time
wait 0.1; pause
```
"""#
  }
}

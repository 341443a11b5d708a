// Written by scripts/lessons from Sources/PantomimeLessons/Documents/reversing-twice.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var reversingTwice: String {
    #"""
# Reversing twice

minutes: 7

An animator in flight can be reversed, and reversed again. Its numbers count in the direction of travel, so each reversal flips
them. This lesson shows what the numbers are, and where the sign goes wrong.

## The fraction after a reversal

The card has been expanding for $t of 0.3 s. Then it is reversed: `reverse`. What is the `fraction` immediately after that?

```pan setup
scene city-guide
let t=draw(0.05,0.12,0.01)
tap on=card
wait $t
```

```pan answer
reverse
expect fraction within 0.01
```

The fraction counts in the direction of travel: the part of the time that had elapsed is now the part that remains.

```pan mistake reversing-keeps-the-number
```

```pan hint
After the reversal, the card needs $t s to get back.
```

```pan hint
The fraction is the part of the run that is over, in the new direction.
```

```pan hint
Subtract the old fraction, $t / 0.3, from 1.
```

```pan wrong
answer 0
```

## Time left after the second reversal

The card has been expanding for $t s. It is reversed, and 0.03 s later reversed again. How many seconds does it still need, `remaining`,
after the second reversal?

```pan setup
scene city-guide
let t=draw(0.08,0.15,0.01)
tap on=card
wait $t
```

```pan answer
reverse; wait 0.03; reverse
expect remaining within 0.002
```

Each reversal continues from the position of the card. It ran forward for $t s and back for 0.03 s, and still needs the rest of
the 0.3 s.

```pan mistake one-reversal
```

```pan mistake starts-over
expect duration
```

A reversed run doesn't start over: it continues from where the card is.

```pan hint
Draw the time as a line of 0.3 s, and follow the card along it: forward, back, forward.
```

```pan hint
The card ran forward for $t s, then back for 0.03 s.
```

```pan hint
What is left is 0.3 − $t + 0.03.
```

```pan wrong starts-over
answer 0.3
```

## Write the test

A returning card is caught again. In one version of the app the sign is corrected too late: the card, caught on its way back, moves
*against* the finger.

Write a test that passes on the healthy app and fails on that one. Release the card so that it returns, catch it after 0.03 s, and move
the finger up.

```pan setup
scene city-guide
```

```pan healthy first-card
scene city-guide card=0
```

```pan broken sign-too-late
scene city-guide faults=CG-5
```

While a run is reversed, its fraction counts toward the start, so a movement up makes it smaller. Correct the sign before you use the
value.

```pan mistake not-reversed
expect no event "reversed"
```

The card was never on its way back. Release it with a velocity down, such as `pan ended vy=120`.

```pan mistake not-moved
expect reversed yes
expect pan.translation.y 0
```

The card was caught, but the finger didn't move, so the sign was never used.

```pan hint
The fault needs four steps: drag up, release downward, catch in flight, move.
```

```pan hint
Begin with `pan began`, `pan changed dy=-100`, `pan ended vy=120`, `wait 0.03`, and a second `pan began`.
```

```pan hint
Move the finger up by 25 pt with `pan changed dy=-25`. Expect the progress to be larger than before, at least 0.3.
```

```pan solution
pan began
pan changed dy=-98.8
pan ended vy=120
wait 0.03
pan began
pan changed dy=-24.7
expect progress > 0.3
```

```pan right
pan began; pan changed dy=-98.8; pan ended vy=120; wait 0.03; pan began; pan changed dy=50; expect progress < 0.2
```

```pan wrong
pan began; pan changed dy=-98.8; expect progress > 0.3
```
"""#
  }
}

// Written by scripts/lessons from Sources/PantomimeLessons/Documents/ties-and-arbitration.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var tiesAndArbitration: String {
    #"""
# Ties and arbitration

minutes: 8

The cards lie in a list that scrolls sideways, so a finger that moves could be meant for either. When it has moved far enough, one
recognizer wins and the others lose. This lesson shows what decides, and how.

## Exactly diagonal

The finger starts to move exactly diagonally: $v pt/s to the right, and $v pt/s up. Does the card's pan begin?

Reply with `answer began` or `answer possible`: the state of the pan afterward.

```pan setup
scene city-guide
let v=draw(50,400,10)
```

```pan answer
pan began vx=$v vy=-$v
expect pan.state
```

The card's pan needs more vertical speed than horizontal, and equal isn't more. So the list scrolls. `why won` shows the comparison.

```pan mistake ties-go-to-the-card
```

```pan hint
The rule compares two speeds. Does it require more vertical speed, or at least as much?
```

```pan hint
A list of cards should be easy to scroll, so the card's pan requires a clearly vertical movement.
```

```pan hint
Equal is not more.
```

```pan right
answer possible
```

```pan wrong ties-go-to-the-card
answer began
```

## Lose on purpose

Now use a real finger: `drag on=card by=0,-120` puts it on the card, moves it up 120 pt, and lifts it. The two numbers are the
distances across and down.

Drag the card so that the list wins. The finger may move up as far as you like.

```pan setup
scene city-guide
```

```pan check
expect event "gesture refused gesture=card.1"
expect event "list scrolls"
expect state collapsed
```

The finger moved at least as fast across as up. The recognizer compares the two speeds; how far the finger moves up is ignored.

```pan mistake already-expanded
expect event "gesture refused gesture=card.1"
expect no event "list scrolls"
```

The card's pan was refused, but the list can't scroll while a card is expanded. `lesson restart` starts the task
again.

```pan mistake card-won
expect event "gesture began gesture=card.1"
```

The card won: the finger moved more up than across.

```pan hint
The list wins if the finger moves faster across than up.
```

```pan hint
Both movements take the same time, so compare the two numbers of `by`.
```

```pan hint
For 100 pt up, move 101 pt or more across.
```

```pan solution
drag on=card by=120,-100
```

```pan right
drag on=card by=-100,-100
```

```pan wrong card-won
drag on=card by=0,-120
```

## Choose an axis rule

Users with unsteady hands complain that the card doesn't open when they move exactly diagonally. Mostly horizontal movements must still
scroll the list.

`help axes` lists the axis rules, and `set axis=NAME` chooses one. Three movements are tried each time.

```pan setup
scene city-guide
```

```pan trial diagonal
pan began vx=200 vy=-200
expect pan.state began
```

```pan trial mostly-horizontal
pan began vx=200 vy=-150
expect pan.state possible
```

```pan trial mostly-vertical
pan began vx=100 vy=-150
expect pan.state began
```

A tie has to go to one of the two. Decide which one, and test it: a tie is hard to produce by hand.

```pan hint
The rule has to accept equal speeds, and refuse a faster horizontal one.
```

```pan hint
Look for a rule that begins *unless* the horizontal speed is larger.
```

```pan hint
One of them has the word tie in its name.
```

```pan solution
set axis=vertical-or-tie
```

```pan right
set axis=sheet
```

```pan wrong
set axis=every
```

## Write the test

While a card is expanded, the pans of the other cards must do nothing. In one version of the app they still work, so a second card
expands over the first.

Write a test that passes on the healthy app and fails on that one. `pan began on=card.2` begins a pan on the card to the right, and
`card.2.state` is its state.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken unlocked
scene city-guide faults=CG-17
```

Lock when the animation starts, not in its completion handler.

```pan mistake one-card-only
expect card.2.state collapsed
expect card.2.animator.state inactive
```

Only the first card has moved. The fault concerns the pan of another card.

```pan mistake too-early
expect card.2.animator.state active
```

The pan of the second card has begun, but your test doesn't check the effect.

```pan hint
Expand the first card with a tap, then try to drag the second.
```

```pan hint
`pan began on=card.2`, `pan changed dy=-100`, `pan ended vy=-100`, then `run`.
```

```pan hint
Expect the second card to be still collapsed.
```

```pan solution
tap on=card
run
pan began on=card.2
pan changed dy=-100
pan ended vy=-100
run
expect card.2.state collapsed
```

```pan right
tap on=card; wait 0.1; pan began on=card.2; expect card.2.animator.state inactive
```

```pan wrong one-card-only
tap on=card; run; expect state expanded
```
"""#
  }
}

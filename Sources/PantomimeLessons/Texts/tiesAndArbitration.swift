// Written by scripts/lessons from Sources/PantomimeLessons/Documents/ties-and-arbitration.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var tiesAndArbitration: String {
    #"""
# Ties and arbitration

minutes: 8

The cards lie in a list that scrolls sideways, so a moving finger could be meant for a card or for the list. When it has moved far enough, one
recognizer wins and the others lose. This lesson shows how that is decided.

## Exactly diagonal

The finger starts to move exactly diagonally: $v pt/s to the right, and $v pt/s up. Does the card's pan begin?

Reply with the state of the pan afterward: `answer began` or `answer possible`.

```pan setup
scene city-guide
let v=draw(50,400,10)
```

```pan answer
pan began vx=$v vy=-$v
expect pan.state
```

The card's pan begins only if the vertical speed is greater than the horizontal speed. Here the two are equal, so the list scrolls.
`why won` shows the comparison.

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

Put the finger on the card and drag so that the list wins. The finger may move up as far as you like.

```pan setup
scene city-guide
```

```pan check
expect event "gesture refused gesture=card.1"
expect event "list scrolls"
expect state collapsed
```

The finger moved across at least as fast as it moved up. The recognizer compares the two speeds, and ignores how far the finger moves up.

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

`help axes` lists the axis rules, and `set axis=NAME` chooses one. Each time you choose one, three movements are
tried.

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

A tie has to go to the card or to the list. Decide which of them gets it, and write a test: a tie is hard to produce by hand.

```pan hint
The rule has to accept equal speeds, and refuse if the horizontal speed is larger.
```

```pan hint
Look for a rule with which the pan begins *unless* the horizontal speed is larger.
```

```pan hint
One such rule has the word tie in its name.
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

Write a test that passes on the healthy app and fails on the broken version. `pan began on=card.2` begins a pan on the card to the
right, and `card.2.state` is the state of that card.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken unlocked
scene city-guide faults=CG-17
```

Lock the other cards when the animation starts, not in its completion handler.

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
Use `pan began on=card.2`, `pan changed dy=-100`, `pan ended vy=-100`, and then `run`.
```

```pan hint
Expect the second card to still be collapsed.
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

// Written by scripts/lessons from Sources/PantomimeLessons/Documents/the-model-is-already-there.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var theModelIsAlreadyThere: String {
    #"""
# The model is already there

minutes: 6

A view has two values for each property: the model value, which your code reads and sets, and the value on screen. While an animation
runs, they differ. This lesson shows which is which, and what goes wrong when code mistakes one for the other.

## The model in flight

A tap expands the card: the top of its frame moves from 247 to 0. What is `card.model.frame.y` after $t s?

Reply with a number of points.

```pan setup
scene city-guide
let t=draw(0.05,0.25,0.01)
```

```pan answer
tap on=card; wait $t; show card.frame.y card.model.frame.y
expect card.model.frame.y within 0.5
```

The animation block has set the model once, at the start. The value on screen follows.

```pan mistake model-moves
```

```pan hint
The animation block assigns the frame. When does it run?
```

```pan hint
The block runs once, as the animator starts.
```

```pan hint
The model has had its final value since the tap.
```

```pan right
answer 0
```

```pan wrong
answer 247
```

## The screen at the tap

And the value on screen? What is `card.frame.y` immediately after the tap, before any time passes?

```pan setup
scene city-guide
```

```pan answer
tap on=card; show card.frame.y card.model.frame.y
expect card.frame.y within 0.5
```

Nothing has moved yet. `VIEW.PROPERTY` is what the screen shows, `VIEW.model.PROPERTY` is what the code reads.

```pan mistake model-waits
```

```pan hint
No time has passed, so nothing can have moved.
```

```pan hint
The path without `model` is what the screen shows.
```

```pan hint
Type `show card.frame.y` before the tap.
```

```pan right
answer 247
```

```pan right
show card.frame.y; answer 247 pt
```

```pan wrong model-waits
answer 0
```

## Write the test

The app saves the card's frame when it expands, so that it knows where to return. One version of the app saves it again when the
card is caught in flight, and reads the model. By then the model is the target, so the card never comes back.

Write a test that passes on the healthy app and fails on that one. `expect card.initial-frame 275,247,250,350` asserts the saved
frame. Your statements and expectations together are the test: it is tried on both apps after each `expect`.

```pan setup
scene city-guide
```

```pan healthy slow
scene city-guide duration=0.6
```

```pan broken saved-again
scene city-guide faults=CG-1,CG-2
```

Code that needs the position before an animation has to read it before the animation starts, or read the presentation
layer.

```pan mistake not-caught
expect no event "pan began"
```

The card has to be caught while it moves: only then is the frame saved again.

```pan mistake caught-at-rest
expect event "pan began"
expect no event "fault"
```

The pan didn't catch a card in flight. Begin it while the tap is still moving the card.

```pan hint
The fault needs a card in flight and a finger that catches it.
```

```pan hint
Start with `tap on=card`, let 0.1 s pass, and catch the card with `pan began`.
```

```pan hint
Expect the saved frame after the pan has begun.
```

```pan solution
tap on=card
wait 0.1
pan began
expect card.initial-frame 275,247,250,350
```

```pan right
tap on=card; wait 0.2; pan began; pan changed dy=50; expect card.initial-frame 275,247,250,350
```

```pan wrong not-caught
tap on=card; run; expect card.initial-frame 275,247,250,350
```

```pan wrong
tap on=card; wait 0.1; expect card.model.frame.y 0
```
"""#
  }
}

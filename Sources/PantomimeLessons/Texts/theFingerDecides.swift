// Written by scripts/lessons from Sources/PantomimeLessons/Documents/the-finger-decides.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var theFingerDecides: String {
    #"""
# The finger decides, not the distance

minutes: 5

You are looking at a list of city cards on a phone that has no screen. You are the finger: you type what it does, and
Pantomime prints what the app does and why. Time stands still until you let it pass.

## Hold the card

A card is collapsed. Take hold of it, and drag it up by about half of its distance.

Type `pan began`. The recognizer reports that a pan has started. Now move the finger. `dy` is the distance since the pan
began, and up is negative: `pan changed dy=-50` moves 50 pt up. Stop between 45 % and 55 %.

```pan setup
scene city-guide
```

```pan check
expect pan.state changed
expect progress > 0.45
expect progress < 0.55
```

The card follows the finger one to one, and stays where it is as long as the finger does.

```pan mistake downward
expect pan.translation.y > 0
```

The finger moved down. A collapsed card can't move in that direction: up is negative.

```pan mistake too-far
expect progress >= 0.55
```

The card is past 55 %. `dy` counts from the start of the pan, not from the last move, so a smaller `dy` takes the card back.

```pan hint
A full expansion takes 247 pt. The answer to `pan began` shows it.
```

```pan hint
Half of 247 pt is about 124 pt.
```

```pan hint
The second statement has the form `pan changed dy=-NUMBER`, with a number between 112 and 135.
```

```pan solution
pan began
pan changed dy=-120
```

```pan right
pan began; pan changed dy=-50; pan changed dy=-130
```

```pan right
drag on=card by=0,-120 over=0.2; undo; pan began; pan changed dy=-112
```

```pan wrong downward
pan began; pan changed dy=120
```

```pan wrong too-far
pan began; pan changed dy=-200
```

```pan wrong
tap on=card
```

## Release it nearly there

The finger has dragged the card almost to the top: `dy=$dy`, and a full expansion takes 247 pt. As the finger lifts, it is
moving *down*, very slowly: `vy=$vy`, in points per second.

Where does the card end up? Reply with `answer collapsed` or `answer expanded`, then watch it happen.

```pan setup
scene city-guide
let dy=draw(-240,-200,5)
let vy=draw(1,40,1)
pan began
pan changed dy=$dy
```

```pan answer
pan ended vy=$vy; run
expect state
```

In this scene the sign of the velocity decides, and nothing else. Type `why`: the line *to flip* shows how small a
change would have expanded the card.

```pan mistake half,flick-or-half,projection,nearest
set rule=half
```

Most apps would expand it, and so would most rules: type `compare rules`. This rule does not consult the position, so
$vy pt/s down is enough to send the card back. Task 4 asks whether that is a good rule.

```pan hint
The rule of this scene reads one number only. It is one of the two numbers above.
```

```pan hint
A positive velocity points down.
```

```pan hint
The distance is ignored, however large it is.
```

```pan right
answer collapsed
```

```pan wrong half
answer expanded
```

## Expand it with almost nothing

Now use the rule. Expand the card with a pan that never moves more than 10 pt.

A pan ends with `pan ended vy=NUMBER`, where `vy` is the velocity at lift-off: negative is up. After that, time has to
pass: `run` lets it pass until everything is at rest.

```pan setup
scene city-guide
```

```pan check
expect state expanded
expect position end
expect pan.state ended
expect pan.translation.y >= -10
```

A few points are enough, because the velocity decides; at zero velocity the run keeps its direction. The animator runs the rest of
the distance.

```pan mistake too-far
expect state expanded
expect pan.translation.y < -10
```

The card is expanded, but the finger moved more than 10 pt. The velocity alone is enough here.

```pan mistake wrong-direction
expect state collapsed
expect pan.velocity.y > 0
```

A positive velocity points down, and the card returns. Up is negative.

```pan hint
Begin as before, with `pan began`. A `pan changed` of a few points, or none at all, is enough.
```

```pan hint
Any negative velocity expands the card, even -1.
```

```pan hint
`run` comes last: the lift-off decides the outcome, but moves nothing yet.
```

```pan solution
pan began
pan changed dy=-8
pan ended vy=-300
run
```

```pan right
pan began; pan ended vy=-1; run
```

```pan right
pan began; pan ended; run
```

```pan right
pan began; pan changed dy=-10; pan ended vy=-900; run
```

```pan wrong too-far
pan began; pan changed dy=-200; pan ended vy=-20; run
```

```pan wrong wrong-direction
pan began; pan changed dy=-10; pan ended vy=300; run
```

```pan wrong
tap on=card; run
```

## Choose a better rule

Users complained: a card that was dragged nearly to the top came back. Here are four gestures on a card, and what the users meant:

- dragged up 100 pt and released almost at rest, it stays collapsed
- dragged up 140 pt and released while drifting down a little, it expands
- flicked up after 40 pt, it expands
- dragged up 200 pt and then flicked down, it returns

Choose a rule that does all of this. `rules` lists the rules, and `set rule=NAME` chooses one. Each time you set one, all four
gestures are tried.

```pan setup
scene city-guide
```

```pan trial slow-and-short
pan began; pan changed dy=-100; pan ended vy=-100; run
expect state collapsed
```

```pan trial slow-and-long
pan began; pan changed dy=-140; pan ended vy=100; run
expect state expanded
```

```pan trial flick-up
pan began; pan changed dy=-40; pan ended vy=-900; run
expect state expanded
```

```pan trial flick-down
pan began; pan changed dy=-200; pan ended vy=900; run
expect state collapsed
```

A slow release shows where the user wants the card, and a flick shows in which direction it should move. A good rule reads both position
and velocity.

```pan mistake position-alone
expect rule half
```

A rule that reads only the position ignores both flicks. A flick is short by nature: its direction is what the user means.

```pan hint
The rule has to read two numbers: the position for a slow release, the velocity for a flick.
```

```pan hint
`rules` describes each rule in one line. Look for one that mentions a flick and a position.
```

```pan hint
The name of the simplest such rule contains both words: a flick, or half.
```

```pan solution
set rule=flick-or-half
```

```pan right
set rule=cupertino-sheet
```

```pan right
set rule=cupertino-back
```

```pan right
set rule=flutter-drawer
```

```pan right
set rule=drawer-layout
```

```pan right
set rule=anchored-draggable
```

```pan wrong position-alone
set rule=half
```

```pan wrong
set rule=sign
```
"""#
  }
}

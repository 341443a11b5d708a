// Written by scripts/lessons from Sources/PantomimeLessons/Documents/a-sheet-and-its-list.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var aSheetAndItsList: String {
    #"""
# A sheet and its list

minutes: 8

A sheet has anchors, and a list inside that scrolls. One finger moves both: the sheet until it is open, then the list, and back again.
This lesson shows which of the two gets the finger, and when.

## Who gets the finger

The sheet is open, and its list is scrolled by $offset pt. The finger moves down by $down pt. Which of the two is it moving
at the end?

Reply with `answer list` or `answer sheet`.

```pan setup
scene detents at=0
let offset=draw(20,60,5)
let down=draw(90,150,10)
scroll list to=$offset
```

```pan answer
pan began; pan changed dy=$down; show hand list.offset sheet.y
expect hand
```

First the list scrolls to its top, and the rest of the movement pulls the sheet. `why` shows the handoff.

```pan mistake list-keeps-the-finger
```

```pan hint
The list can scroll back by $offset pt. The finger moves farther.
```

```pan hint
What happens to the rest of the movement?
```

```pan hint
The handoff takes place when the list has reached its top.
```

```pan right
answer sheet
```

```pan wrong list-keeps-the-finger
answer list
```

## The position of the sheet

The same again: the open sheet rests at 100, its list is scrolled by $offset pt, and the finger moves down by $down pt. What is
`sheet.y`?

```pan setup
scene detents at=0
let offset=draw(20,60,5)
let down=draw(90,150,10)
scroll list to=$offset
```

```pan answer
pan began; pan changed dy=$down; show list.offset sheet.y
expect sheet.y within 0.5
```

The list took the first $offset pt, the sheet the rest.

```pan mistake list-keeps-the-finger
```

```pan mistake whole-movement
scroll list to=0
```

The sheet gets only the rest: the list has taken the first $offset pt.

```pan hint
The movement is divided between the two.
```

```pan hint
The list takes the first $offset pt.
```

```pan hint
Add $down − $offset to 100.
```

```pan wrong list-keeps-the-finger
answer 100
```

## Both in one touch

The sheet rests at 400. With one pan, open it and scroll its list by more than 30 pt. Keep the finger down.

```pan setup
scene detents
```

```pan check
expect pan.state changed
expect sheet.y 100
expect list.offset > 30
```

300 pt opened the sheet, and the rest scrolled the list: the same handoff in the other direction.

```pan mistake too-short
expect pan.state changed
expect sheet.y > 100
```

The sheet isn't open yet. It takes 300 pt up.

```pan mistake not-scrolled
expect pan.state changed
expect sheet.y 100
expect list.offset <= 30
```

The sheet is open, but the list has scrolled 30 pt or less.

```pan hint
One `pan began` and one `pan changed` are enough.
```

```pan hint
The sheet needs 300 pt up before the list gets anything.
```

```pan hint
Move by more than 330 pt: up is negative.
```

```pan solution
pan began
pan changed dy=-350
```

```pan right
pan began; pan changed dy=-200; pan changed dy=-400
```

```pan wrong too-short
pan began; pan changed dy=-200
```

```pan wrong not-scrolled
pan began; pan changed dy=-310
```

## Choose a rule between anchors

A sheet with three anchors needs a different rule from a card with two ends. These are the requirements:

- moved up by 100 of 300 pt and released at rest: it stays in the middle
- moved up by 200 of 300 pt and released at rest: it opens
- moved up by 30 pt and released at 200 pt/s: it opens

`rules` lists the rules. Choose one with `set rule=NAME`, with parameters if it needs some.

```pan setup
scene detents
set rule=nearest
```

```pan trial at-rest
pan began; pan changed dy=-100; pan ended vy=0; run
expect detent 1
```

```pan trial most-of-it
pan began; pan changed dy=-200; pan ended vy=0; run
expect detent 0
```

```pan trial small-flick
pan began; pan changed dy=-30; pan ended vy=-200; run
expect detent 0
```

A rule that compares the speed with a small limit accepts even gentle flicks; one that projects needs more speed for a long distance.

```pan hint
The nearest anchor alone doesn't meet the third requirement.
```

```pan hint
Look for a rule in which a flick of little more than 100 pt/s goes to the next anchor.
```

```pan hint
One of them is Compose's: its name begins with anchored.
```

```pan solution
set rule=anchored-draggable
```

```pan right
set rule=swipe-dismiss
```

```pan right
set rule=page-view
```

```pan right
set rule=modal-sheet
```

```pan right
set rule=bottom-sheet-behavior
```

```pan right
set rule=side-sheet
```

```pan wrong
set rule=detents
```

```pan wrong
set rule=projection
```
"""#
  }
}

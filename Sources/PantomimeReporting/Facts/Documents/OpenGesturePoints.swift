// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/OpenGesturePoints.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var openGesturePoints: String {
    #"""
# Open points about gestures

Points about gestures and scrolling that no published source settles, with the reading that the model takes.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Open points of gestures and scrolling

| fact | kind | statement | source | kept because |
| --- | --- | --- | --- | --- |
| GU1 | our reading | A pan begins when its fingers' centroid has moved 10 pt in a straight line, exactly 10 included. | open: G23 and G25 | |
| GU2 | our reading | A pan begins with the displacement beyond the slop; settings also offer zero or the whole displacement. | open: G33 and G35 | |
| GU3 | our reading | Fingers beyond the maximum do not count once a pan has begun. | open: G46 | |
| GU4 | our reading | Several changes of state in one event are delivered one after another. | open: no source | G19 answers it |
| GU5 | our reading | Setting the translation clears the velocity, and the next move starts a new one. | open: G37 against apps that keep using the velocity | |
| GU6 | our reading | A pan's velocity uses the last two segments unless another estimator is chosen. | open: G50 and G128 | |
| GU7 | our reading | Of the recognizers that qualify in one event, the one on the deeper view is first; on one view, the one that was added first. | open: G83 | |
| GU8 | our reading | An axis rule compares strictly: a tie or zero velocity refuses the pan. | open: G85 | G85 answers it |
| GU9 | our reading | A cancelled gesture carries no intent, so the transition returns to its start. | open: G155 | |
| GU10 | our reading | A scroll view decelerates with a separate estimator, which returns zero after a rest of 40 ms; a pan's velocity does not age. | open: G55 and G121 | |
| GU11 | our reading | Below 250 pt/s a release starts no throw. | open: G178 | |
| GU12 | our reading | A throw stops at 10 pt/s; until it was measured, the model used the integral, and the sum over milliseconds only for projections. | open: G173 against G174, until M5 | |
| GU13 | our reading | Until it was measured, the bounce was a critical spring of mass 1 and stiffness 200. | open: G195, until M9 | |
| GU14 | our reading | A page turns above 20 pixels per second, 6.67 pt/s at three pixels per point, and at most one page per drag. | open: G199 | |
| GU15 | our reading | A pan of two fingers continues, silently, when one of them lifts. | open: G42 | G42 answers it |
| GU16 | our reading | An edge pan takes touches that start within 20 pt of the edge. | open: G60 | |
| GU17 | our reading | A recognizer that was refused is excluded for the rest of the touch. | open: G64 | |
| GU18 | our reading | Failures are processed first; then those that waited for them begin, in the same event. | open: G72 | |
"""#
  }
}

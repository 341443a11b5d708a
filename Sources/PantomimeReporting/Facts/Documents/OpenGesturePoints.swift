// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/OpenGesturePoints.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var openGesturePoints: String {
    #"""
# Open points about gestures

Points about gestures and scrolling that no published source settles, with the interpretation, or reading, that the model follows.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Open points of gestures and scrolling

| fact | kind | statement | source | kept because |
| --- | --- | --- | --- | --- |
| GU1 | our reading | A pan begins when the centroid of its fingers has moved 10 pt in a straight line; exactly 10 pt are enough. | open: G23 and G25 | |
| GU2 | our reading | When a pan begins, its translation is the displacement beyond the slop; settings also offer zero or the whole displacement. | open: G33 and G35 | |
| GU3 | our reading | Fingers beyond the maximum are ignored once a pan has begun. | open: G46 | |
| GU4 | our reading | If one event causes several changes of state, they are delivered one after another. | open: no source | G19 answers it |
| GU5 | our reading | Setting the translation clears the velocity, and the next move starts a new estimate. | open: G37 against apps that keep using the velocity | |
| GU6 | our reading | A pan's velocity uses the last two segments unless another estimator is chosen. | open: G50 and G128 | |
| GU7 | our reading | Of the recognizers that qualify in one event, the one on the deeper view comes first; on the same view, the one that was added first. | open: G83 | |
| GU8 | our reading | An axis rule compares speeds strictly: a tie or zero velocity refuses the pan. | open: G85 | G85 answers it |
| GU9 | our reading | A cancelled gesture shows no intent of the user, so the transition returns to its start. | open: G155 | |
| GU10 | our reading | A scroll view decelerates with a separate velocity estimator, which returns zero after a rest of 40 ms; a pan's velocity does not decrease with age. | open: G55 and G121 | |
| GU11 | our reading | A release below 250 pt/s starts no throw. | open: G178 | |
| GU12 | our reading | A throw stops at 10 pt/s; until throws were measured, the model used the integral for their distance, and the sum over milliseconds only for projections. | open: G173 contradicts G174, until M5 | |
| GU13 | our reading | Until bounces were measured, the model used a critically damped spring of mass 1 and stiffness 200 for them. | open: G195, until M9 | |
| GU14 | our reading | A page turns if the speed is above 20 pixels per second, that is, 6.67 pt/s at three pixels per point; a drag turns one page at most. | open: G199 | |
| GU15 | our reading | A pan with two fingers continues, but reports nothing, when one of them lifts. | open: G42 | G42 answers it |
| GU16 | our reading | An edge pan takes touches that start within 20 pt of the edge. | open: G60 | |
| GU17 | our reading | A recognizer that was refused is excluded for the rest of the touch. | open: G64 | |
| GU18 | our reading | Failures are processed first; then the recognizers that waited for them begin, in the same event. | open: G72 | |
"""#
  }
}

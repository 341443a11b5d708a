// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/MeasuredFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var measuredFacts: String {
    #"""
# Facts measured on iOS 26

Scroll views, sheets, springs, and recognizers as recorded.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Scroll views and sheets

| fact | kind | statement | source | recordings | residual | script |
| --- | --- | --- | --- | --- | --- | --- |
| M1 | observed | A drag begins with the event that reaches 10 pt, and immediately shows the excess: 12 pt of finger travel are 2 pt of scroll. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 5 | 0 | `gestures/slop` |
| M2 | observed | Within its limits a scroll view follows one to one, and shows whole pixels. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 5 | 1/3 pt | |
| M3 | observed | The velocity reported at lift-off is the finger's. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 3 | 0 | |
| M5 | inferred | A throw travels 0.499·v·(1 − e^(−kt)), the sum over milliseconds, within a quarter of a point. | our fit; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 6 | 0.34 pt | `readings/M5-integral` |
| M6 | observed | A throw ends below 10 pt/s, and so settles 0.499·(v − 10) farther on. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 5 | 1/3 pt | `readings/M5-integral` |
| M7 | observed | The target reported at lift-off is the integral's, (v − 10)/k to the nearest pixel, and not the position where the throw settles. | Vercantez/openuikit, traces of scroll views on iOS 26.1, two targets; samoylenkodmitry/Cranpose, iOS 26.5, twelve | 14 | 0.17 pt | `readings/M7-rest` |
| M8 | observed | The rubber band has the coefficient 0.55 and the length of the view, within half a pixel. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 2 | 0.17 pt | `blank/scroll-drag` |
| M9 | inferred | A bounce is a spring of mass 1, stiffness 120 and damping 22: the remaining distance decays at rates of 10 and 12 per second. | our fit, no frame off by more than half a pixel; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 2 | 0.17 pt | `readings/M9-stiffness-200` |
| M10 | inferred | Released beyond an edge after a rest, the spring starts inward at 22/3 of the distance beyond per second. | our fit; Vercantez/openuikit, traces of scroll views on iOS 26.1, two edges; samoylenkodmitry/Cranpose, iOS 26.5, a third | 3 | 0.62 pt; 1.35 pt without M13 | `readings/M10-spring` |
| M11 | observed | A bounce ends on the first frame with less than half a point left. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 3 | one frame | `page-sheet/throws` |
| M12 | observed | Released while moving past an edge, the spring was first published to take the velocity of the offset shown over the last 100 ms; M26 contradicts it. | Vercantez/openuikit, reported by its author; the traces were not stored | | | `readings/M12-applied` |
| M13 | inferred | A released scroll view starts some 0.9 ms after the time stamp of its touch. | our fit; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 4 | 0.9 ms: the model starts immediately | |
| M14 | observed | A page sheet rests 59 pt below the top of a window of 393 by 852, over a black dimming of 0.2 that fades in proportion to its travel. | Vercantez/openuikit, reported by its author; the traces were not stored | 4 | 0.0025 | `page-sheet/following` |
| M15 | observed | A page sheet follows the finger one to one beyond 10 pt. | Vercantez/openuikit, reported by its author; the traces were not stored | 5 | 0 | `page-sheet/following` |
| M16 | observed | Above its top detent a page sheet does not move at all, and its dimming stays. | Vercantez/openuikit, reported by its author; the traces were not stored | 1 | 0 | `readings/M16-fixed` |
| M17 | observed | A page sheet is dismissed if more than half of its height is off screen, or if it is released at 1000 pt/s or more downward; otherwise it returns. | Vercantez/openuikit, reported by its author; the traces were not stored | 11 | 0 | `page-sheet/leaving-by-speed` |
| M18 | observed | A page sheet settles with a critical spring of mass 3 and stiffness 1000 that takes the release velocity. | Vercantez/openuikit, reported by its author; the traces were not stored | 3 | 0.81 pt | `page-sheet/settling` |
| M20 | observed | Of a sheet and its list, the one that receives the start of the drag keeps it: the sheet if the list is at its top and the finger moves down, otherwise the list. | Vercantez/openuikit, reported by its author; the traces were not stored | 4 | 0 | `page-sheet/list` |
| M21 | observed | A modal sheet follows the finger and always returns. | Vercantez/openuikit, reported by its author; the traces were not stored | | | `page-sheet/modal` |
| M22 | observed | Below the largest detent a sheet floats: smaller by 377/393, and 8 pt from three edges of the screen. | Vercantez/openuikit, frames of detents on iOS 26.1 | 7 | 0.001 pt | `page-sheet/detents` |
| M23 | observed | Between detents a sheet is resized with its bottom fixed, fills the width while it is dragged, and settles at the nearest; the dimming stays. | Vercantez/openuikit, reported by its author; the traces were not stored | 2 | 0 | `page-sheet/detents` |

## Springs, programmed motion and recognizers

| fact | kind | statement | source | recordings | residual | script | kept because |
| --- | --- | --- | --- | --- | --- | --- | --- |
| M25 | observed | A spring with a velocity is fitted to its duration in twelve Newton steps from ω = 5/duration; the result is used whether or not it has converged. | Vercantez/openuikit, probes of the springs that UIKit makes, apparently on Mac Catalyst; the number of steps is our fit | 18 | 6e-9 of the stiffness; 2e-5 where it does not converge | `readings/A197-settled` | |
| M26 | inferred | Released while moving past an edge, the spring of M9 starts at 0.55 of the finger's velocity. | our fit of one release; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 1 | 0.16 pt; 0.59 pt without M13 | `readings/M12-finger` | |
| M27 | observed | An animated offset, and a programmatic page turn, follows half a cosine over 0.3 s. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 10 | 0.25 pt | `blank/scroll-animated` | |
| M28 | observed | A page sheet presented programmatically moves with the spring of M18, from rest. | Vercantez/openuikit, reported by its author; the traces were not stored | 1 | 0.92 pt, and 10.3 pt at the first of nine frames | `blank/presented-sheet` | |
| M29 | observed | A swipe is recognized within 0.5 s, in the move that reaches 50 − 47t pt along its direction with at most 50 − 49t pt across it; a position 0.1 pt behind the start makes it fail. | Vercantez/openuikit, transcript of a recognizer | 1 | 0 | `gestures/swipes` | |
| M30 | observed | A pinch begins at a change of 10 pt and subtracts 8, a rotation begins at 10° and subtracts 5; a drag interaction lifts after 0.325 s within 10 pt. | Vercantez/openuikit, reported by its author; the traces were not stored | | | | gestures of two fingers are not modeled |
| M31 | observed | A table row is inserted or deleted by a critical spring of mass 1 and stiffness 438.649, over 0.441 s. | Vercantez/openuikit, reported by its author; the traces were not stored | | 1e-3 of the stiffness | `blank/table-row` | |
| M32 | observed | A full swipe on a row 375 pt wide fires at 260 pt, and not at 250 pt. | Vercantez/openuikit, reported by its author; the traces were not stored | 2 | 0 | `blank/full-swipe` | |
| M33 | observed | A large title of 52 pt that is released at rest expands if 36 pt of it are gone, and collapses if 37 are. | Vercantez/openuikit, reported by its author; the traces were not stored | 2 | 0 | `blank/large-title` | |
| M34 | observed | Core Animation's spring of mass 1, stiffness 50 and damping 30 settles in 1.4 s, and the one of duration 0.5 and bounce −0.3 in 1.1 s. | Vercantez/openuikit, probes of the springs that UIKit makes, apparently on Mac Catalyst | 2 | 0; 0.3 s for the over-damped one | | |
| M35 | observed | A spring of ratio 0.6 over 0.8 s, from 50 to 150, is at 159.39 after 0.3 s; one of 0.35 over 1 s, from 40 to 160, at 166.65. | Vercantez/openuikit, frames of `UIView` animations | 2 | 0.64 pt | | |
| M36 | observed | A scroll view released below some 260 pt/s never throws, above some 350 pt/s always, and in between sometimes. | samoylenkodmitry/Cranpose, reported for iOS 26.5 | | | | |
"""#
  }
}

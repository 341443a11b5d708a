// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/MeasuredFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var measuredFacts: String {
    #"""
# Facts measured on iOS 26

How scroll views, sheets, springs, and recognizers behaved in recordings.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Scroll views and sheets

| fact | kind | statement | source | recordings | residual | script |
| --- | --- | --- | --- | --- | --- | --- |
| M1 | observed | A drag begins with the touch event that reaches 10 pt, and immediately shows the excess: 12 pt of finger travel scrolls the content by 2 pt. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 5 | 0 | `gestures/slop` |
| M2 | observed | Within its limits, a scroll view follows the finger one to one, and shows its content at whole pixels. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 5 | 1/3 pt | |
| M3 | observed | The velocity that a scroll view reports at lift-off is the finger's. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 3 | 0 | |
| M5 | inferred | In the first t seconds, a throw (the deceleration after lift-off) travels 0.499·v·(1 − e^(−kt)), where k is the decay rate of G173; this is the sum over milliseconds (G174), and agrees with the recordings to within a quarter of a point. | our fit; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 6 | 0.34 pt | `readings/M5-integral` |
| M6 | observed | A throw ends when its speed falls below 10 pt/s, and therefore comes to rest 0.499·(v − 10) pt from where it was released. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 5 | 1/3 pt | `readings/M5-integral` |
| M7 | observed | The target reported at lift-off is computed with the integral of the velocity (G173), not the sum (G174): its distance is (v − 10)/k, rounded to the nearest pixel, so it is not the position where the throw settles. | two targets from Vercantez/openuikit, traces of scroll views on iOS 26.1; twelve targets from samoylenkodmitry/Cranpose, iOS 26.5 | 14 | 0.17 pt | `readings/M7-rest` |
| M8 | observed | The rubber-band formula uses the coefficient 0.55 and the length of the view; it agrees with the recordings to within half a pixel. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 2 | 0.17 pt | `blank/scroll-drag` |
| M9 | inferred | A bounce is a spring of mass 1, stiffness 120 and damping 22: the remaining distance decays at rates of 10 and 12 per second. | our fit, no frame off by more than half a pixel; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 2 | 0.17 pt | `readings/M9-stiffness-200` |
| M10 | inferred | If a finger comes to rest while the content is beyond an edge, and then lifts, the spring starts inward; its initial speed per second is 22/3 times the distance beyond the edge. | our fit; two edges from Vercantez/openuikit, traces of scroll views on iOS 26.1; a third edge from samoylenkodmitry/Cranpose, iOS 26.5 | 3 | 0.62 pt; 1.35 pt without M13 | `readings/M10-spring` |
| M11 | observed | A bounce ends on the first frame in which less than half a point is left. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 3 | one frame | `page-sheet/throws` |
| M12 | observed | According to what was first published, the spring of a scroll view that is released while moving past an edge takes its velocity from the offsets shown over the last 100 ms; M26 contradicts that. | Vercantez/openuikit, reported by its author; the traces were not stored | | | `readings/M12-applied` |
| M13 | inferred | A released scroll view starts to move some 0.9 ms after the time stamp of its last touch. | our fit; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 4 | 0.9 ms: the model starts immediately | |
| M14 | observed | A page sheet rests 59 pt below the top of a window of 393 by 852 pt; the window is dimmed with black at an opacity of 0.2, which fades in proportion to the sheet's travel. | Vercantez/openuikit, reported by its author; the traces were not stored | 4 | 0.0025 | `page-sheet/following` |
| M15 | observed | A page sheet follows the finger one to one once the finger has moved 10 pt. | Vercantez/openuikit, reported by its author; the traces were not stored | 5 | 0 | `page-sheet/following` |
| M16 | observed | Above its top detent, a page sheet does not move at all, and its dimming does not change. | Vercantez/openuikit, reported by its author; the traces were not stored | 1 | 0 | `readings/M16-fixed` |
| M17 | observed | A page sheet is dismissed if more than half of its height is off screen, or if it is released at a downward speed of 1000 pt/s or more; otherwise it returns. | Vercantez/openuikit, reported by its author; the traces were not stored | 11 | 0 | `page-sheet/leaving-by-speed` |
| M18 | observed | A page sheet settles with a critically damped spring of mass 3 and stiffness 1000 that takes the release velocity. | Vercantez/openuikit, reported by its author; the traces were not stored | 3 | 0.81 pt | `page-sheet/settling` |
| M20 | observed | Of a sheet and its list, the one that moves at the start of a drag keeps the whole drag: the sheet if the list is at its top and the finger moves down, otherwise the list. | Vercantez/openuikit, reported by its author; the traces were not stored | 4 | 0 | `page-sheet/list` |
| M21 | observed | A sheet with `isModalInPresentation` follows the finger and always returns at lift-off. | Vercantez/openuikit, reported by its author; the traces were not stored | | | `page-sheet/modal` |
| M22 | observed | Below the largest detent, a sheet floats: it is scaled by 377/393, and is 8 pt from three edges of the screen. | Vercantez/openuikit, frames of detents on iOS 26.1 | 7 | 0.001 pt | `page-sheet/detents` |
| M23 | observed | While it is dragged between detents, a sheet is resized with its bottom fixed and fills the width; it settles at the nearest detent, and the dimming does not change. | Vercantez/openuikit, reported by its author; the traces were not stored | 2 | 0 | `page-sheet/detents` |

## Springs, programmed motion and recognizers

| fact | kind | statement | source | recordings | residual | script | kept because |
| --- | --- | --- | --- | --- | --- | --- | --- |
| M25 | observed | A spring with an initial velocity is fitted to its duration in twelve Newton steps that begin with ω = 5/duration; the result is used whether or not it has converged. | Vercantez/openuikit, probes of the springs that UIKit makes, apparently on Mac Catalyst; the number of steps is our fit | 18 | 6e-9 of the stiffness; 2e-5 where it does not converge | `readings/A197-settled` | |
| M26 | inferred | If a scroll view is released while moving past an edge, the spring of M9 starts at 0.55 of the finger's velocity. | our fit of one release; Vercantez/openuikit, traces of scroll views on iOS 26.1 | 1 | 0.16 pt; 0.59 pt without M13 | `readings/M12-finger` | |
| M27 | observed | An offset that is set with animation, or a page that is turned programmatically, follows half a cosine over 0.3 s. | Vercantez/openuikit, traces of scroll views on iOS 26.1 | 10 | 0.25 pt | `blank/scroll-animated` | |
| M28 | observed | A page sheet that is presented programmatically moves with the spring of M18, from rest. | Vercantez/openuikit, reported by its author; the traces were not stored | 1 | 0.92 pt, and 10.3 pt at the first of nine frames | `blank/presented-sheet` | |
| M29 | observed | Within 0.5 s, a swipe is recognized at the first move, t seconds after touch-down, that is at least 50 − 47t pt from the start along its direction and at most 50 − 49t pt across it; a move 0.1 pt backward from the start makes the swipe fail. | Vercantez/openuikit, transcript of a recognizer | 1 | 0 | `gestures/swipes` | |
| M30 | observed | A pinch begins at a change of 10 pt, of which it subtracts 8 pt; a rotation begins at a change of 10°, of which it subtracts 5°; a drag interaction lifts its item after 0.325 s if the finger stays within 10 pt. | Vercantez/openuikit, reported by its author; the traces were not stored | | | | two-finger gestures are not modeled |
| M31 | observed | The insertion or deletion of a table row is animated by a critically damped spring of mass 1 and stiffness 438.649, over 0.441 s. | Vercantez/openuikit, reported by its author; the traces were not stored | | 1e-3 of the stiffness | `blank/table-row` | |
| M32 | observed | A full swipe on a row 375 pt wide performs the action at 260 pt, but not at 250 pt. | Vercantez/openuikit, reported by its author; the traces were not stored | 2 | 0 | `blank/full-swipe` | |
| M33 | observed | A large title of 52 pt that is released at rest expands if 36 pt of it are hidden, and collapses if 37 pt are hidden. | Vercantez/openuikit, reported by its author; the traces were not stored | 2 | 0 | `blank/large-title` | |
| M34 | observed | Core Animation's spring with mass 1, stiffness 50 and damping 30 settles in 1.4 s, and the spring with duration 0.5 s and bounce −0.3 settles in 1.1 s. | Vercantez/openuikit, probes of the springs that UIKit makes, apparently on Mac Catalyst | 2 | 0; 0.3 s for the spring with bounce −0.3 | | |
| M35 | observed | After 0.3 s, a spring with damping ratio 0.6 over 0.8 s, from 50 to 150, is at 159.39, and a spring with ratio 0.35 over 1 s, from 40 to 160, is at 166.65. | Vercantez/openuikit, frames of `UIView` animations | 2 | 0.64 pt | | |
| M36 | observed | A scroll view never decelerates if it is released below some 260 pt/s, always does above some 350 pt/s, and sometimes does at speeds between the two. | samoylenkodmitry/Cranpose, reported for iOS 26.5 | | | | |
"""#
  }
}

// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/MeasuredFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var measuredFacts: String {
    #"""
# Facts measured on iOS 26

Scroll views, sheets, springs and recognizers as recorded.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Measured on iOS 26.1

| fact | kind | statement | source |
| --- | --- | --- | --- |
| M1 | observed | A drag begins with the event that reaches 10 pt, and shows at once what goes beyond: 12 pt of finger are 2 pt of scroll. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M2 | observed | Within its limits a scroll view follows one to one, and shows whole pixels. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M3 | observed | The velocity told at the lift is the finger's. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M5 | inferred | A throw goes on by 0.499·v·(1 − e^(−kt)), the sum over milliseconds, within a quarter of a point. | our fit; Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M6 | observed | A throw ends below 10 pt/s, and so rests 0.499·(v − 10) further on. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M7 | observed | The target told at the lift is the integral's, (v − 10)/k to the nearest pixel, and not where the throw rests. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M8 | observed | The rubber band has the share 0.55 and the length of the view, within half a pixel. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M9 | inferred | A bounce is a spring of mass 1, stiffness 120 and damping 22: what is left falls at 10 and at 12 a second. | our fit, no frame off by more than half a pixel; Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M10 | inferred | Let go beyond an edge after a rest, the spring starts inwards at 22/3 of the way beyond each second. | our fit of one amplitude; Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M11 | observed | A bounce is over on the first frame with less than half a point left. | Vercantez/openuikit, traces of scroll views on iOS 26.1 |
| M12 | observed | Let go while moving past an edge, the spring takes the velocity of the offset shown over the last 100 ms, not the finger's. | Vercantez/openuikit, told by its author; the traces were not stored |
| M14 | observed | A page sheet rests 59 pt below the top of a window of 393 by 852, over black of 0.2 that fades with the share of it that is gone. | Vercantez/openuikit, told by its author; the traces were not stored |
| M15 | observed | A page sheet follows the finger one to one beyond 10 pt. | Vercantez/openuikit, told by its author; the traces were not stored |
| M16 | observed | Above its top detent a page sheet does not move at all, nor does its dimming. | Vercantez/openuikit, told by its author; the traces were not stored |
| M17 | observed | A page sheet leaves once more than half of its own height is gone, or from 1000 pt/s down on; otherwise it goes back. | Vercantez/openuikit, told by its author; the traces were not stored |
| M18 | observed | A page sheet settles by a critical spring of mass 3 and stiffness 1000 that takes the velocity of the release. | Vercantez/openuikit, told by its author; the traces were not stored |
| M20 | observed | Of a sheet and the list in it, the one that has the drag at its start keeps it: the sheet if the list is at its top and the finger goes down, otherwise the list. | Vercantez/openuikit, told by its author; the traces were not stored |
| M21 | observed | A modal sheet follows the finger and always returns. | Vercantez/openuikit, told by its author; the traces were not stored |
| M22 | observed | Below the largest detent a sheet floats: smaller by 377/393, and 8 pt from three edges of the screen. | Vercantez/openuikit, frames of detents on iOS 26.1 |
| M23 | observed | Between detents a sheet is resized with its bottom where it is, fills the width while it is dragged, and goes to the nearest; the dimming stays. | Vercantez/openuikit, told by its author; the traces were not stored |
"""#
  }
}

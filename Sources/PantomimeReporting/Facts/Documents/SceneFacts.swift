// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/SceneFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var sceneFacts: String {
    #"""
# Facts behind the built-in scenes

Conclusions from other facts that the built-in scenes use.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Conclusions for the scenes

| fact | kind | statement | source |
| --- | --- | --- | --- |
| S2 | inferred | While running, the fraction is the time fraction; pausing makes it progress; without linear scrubbing it stays the time fraction. | follows from A63, A64, A65, A70, A72 and A86 |
| S6 | observed | Continued with a curve and a factor, a run ends that fraction of the duration from now whatever its position, and a spring restarts from the presentation value. | frames of the article's original demo; A119, A126 and A127 |
| S13 | documented | The block of a view animation runs at the call, and only animatable changes wait for the delay; removing a view is not animatable and happens immediately. | A207; T7 and T82 |
| S14 | documented | A layer animation is linear without a curve, leaves the model alone, is removed at its end, and is replaced by the next one under its key. | T7, T80, T86, T89, T92, T98 |
| S15 | documented | While a finger drives it, a percent-driven transition is linear in the percentage: no spring and no curve applies. | A221, A222, A223 and A226 |
| S17 | inferred | A spring given by duration and damping ratio has a thousandth of its amplitude left at the end of its duration; options for a curve have no effect on it. | follows from A179, A197 and A200; T33, T34 and T50 |
| S18 | documented | A spring given by mass, stiffness and damping ignores the animator's duration and takes its settling time. | A138 and A180; formulas by A193 and A194 |
| S23 | our reading | Everything due at an instant runs before a gesture or a sample at that instant, in the order in which it was started. | no source; U19 |
"""#
  }
}

// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/SceneFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var sceneFacts: String {
    #"""
# Facts behind the built-in scenes

Conclusions from other facts that the built-in scenes use.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## What the scenes rest on

| fact | kind | statement | source |
| --- | --- | --- | --- |
| S2 | inferred | Running, the fraction is the time share; pausing makes it the share of the way; without linear scrubbing it stays the time share. | follows from A63, A64, A65, A70, A72 and A86 |
| S6 | observed | Continued with a curve and a factor, a run ends that share of the duration from now wherever it stands, and a spring starts afresh from what is shown. | frames of the article's original demo; A119, A126 and A127 |
| S13 | documented | Of a view animation the block runs at the call and only what can be animated waits for the delay; to take a view off the screen cannot, and happens at once. | A207; T7 and T82 |
| S14 | documented | A layer animation is linear without a curve, leaves the model alone, is removed at its end, and gives way to the next one under its key. | T7, T80, T86, T89, T92, T98 |
| S15 | documented | Under the finger a percent-driven transition is linear in the percent: no spring and no curve has a part in it. | A221, A222, A223 and A226 |
| S17 | inferred | A spring by duration and damping ratio has a thousandth of its swing left when its time is up; options for a curve have no effect on it. | follows from A179, A197 and A200; T33, T34 and T50 |
| S18 | documented | A spring by mass, stiffness and damping ignores the animator's duration and takes its settling time. | A138 and A180; formulas by A193 and A194 |
| S23 | our reading | All that is due at an instant is done before a gesture or a sample of that instant, in the order in which it was started. | no source; U19 |
"""#
  }
}

// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/OpenAnimatorPoints.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var openAnimatorPoints: String {
    #"""
# Open points about animators

Points about the animator that no published source settles, with the interpretation, or reading, that the model follows.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Open points of the animator and of transitions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| U1 | our reading | Stopping an animator without finishing makes it inactive, though one page states that every stop ends in the stopped state. | open: A6 contradicts A25 |
| U2 | our reading | Stopping an animator leaves the presentation values of that instant, though a probe of a paused animator read its start value. | open: A24 contradicts A31 |
| U3 | our reading | Starting or pausing a stopped animator is an error, though such calls were once seen to do nothing. | open: A13 and A23 contradict A53 |
| U4 | our reading | Finishing an inactive animator is an error, though some shipped code does it. | open: A32 and A33 contradict A55 |
| U5 | our reading | A delayed start of a paused animator is an error, though according to the documentation it resumes the animator. | open: A18 contradicts A19 |
| U6 | our reading | During a start delay, an animator counts as running, at fraction 0; a pause drops the rest of the delay, and a reversed animator completes at its start when the delay ends. | open: no source |
| U7 | our reading | An animator that is started without a block waits for one, though it was once seen to raise an exception. | open: A15 contradicts A54 |
| U8 | our reading | A fraction assigned to a running animator is ignored and reported, though one port pauses the animator. | open: A38 contradicts A59 |
| U9 | our reading | If a fraction outside 0 … 1 is assigned, both the stored number and the presentation are clamped. | open: no source covers values beyond the ends |
| U10 | our reading | A spring that is paused beyond its target keeps its exact pose and reports a fraction above 1; only assigned fractions are clamped. | open: no source |
| U11 | our reading | When it pauses, an animator remembers its time fraction, and resumes from it unless a fraction is assigned before. | open: no source |
| U12 | our reading | The fraction is reported in the direction of travel, as it has been since iOS 11. | open: A77 contradicts A83 |
| U13 | our reading | An animator reversed before its first start is immediately at its start, though the header can also mean that it runs back from the end values. | open: A98 contradicts A85 |
| U14 | our reading | A reversed run plays its curve backward; it does not play it from the beginning toward the start. | open: A105 and A106 |
| U15 | our reading | During a reversed run, the model values remain the targets, and become the start values just before the completion handlers run. | open: A45 covers only the end |
| U16 | our reading | An animator that has paused on completion at its start, after a reversed run, shows the start values, while the model values remain the targets. | open: no source |
| U17 | our reading | An animator that has become inactive is forward again, at fraction 0; a stopped animator keeps its last fraction. | open: A133 shows only that something persists |
| U18 | our reading | An animator is already inactive when its completion handlers run, so they may reuse it. | open: A4 contradicts A47 |
| U19 | our reading | Events due at the same instant run in the order in which they were started, and completion handlers run in insertion order. | open: no source |
| U20 | our reading | A completion handler added to an animator that has finished is kept for its next run. | open: no source |
| U21 | our reading | An animator that continues with another cubic curve starts partway along it, and nothing is blended; a spring starts over from the presentation value. | open: A115 and A124 contradict A126 |
| U22 | our reading | When an animator continues with a factor of 0, another cubic curve takes its remaining time, a fitted spring (1 − fraction)·duration, and a spring given by its constants its settling time. | open: A118 speaks of the animator's own curve only |
| U23 | our reading | When an animator continues with a factor above 0, the rest of the curve is stretched or compressed to fit the time. | open: A119 gives only the time |
| U24 | our reading | If nothing is left to move, an animator that continues with a factor above 0 still waits for that time, as was observed. | open: A121 |
| U25 | our reading | A negative or non-finite duration factor is refused. | open: no source |
| U27 | our reading | A delay factor given while the animator is active is a fraction of the remaining time. | open: A148 contradicts A149 and A150 |
| U28 | our reading | A block added during a reversed run belongs to the forward run: its properties have the old values at the current position, and the new ones at the end. | open: no source |
| U29 | our reading | If an animator is scrubbed back to before a block was added, that block's properties have their old values. | open: no source |
| U30 | our reading | The spring created without arguments has mass 3 and stiffness 1000, and is critically damped. | open: A178 contradicts A188 |
| U32 | our reading | Springs shorter than 0.1 s behave like any others, though they were seen to complete immediately. | open: A132 and A189 |
| U34 | our reading | A percentage above 1 is clamped to 1, and reported as 1. | open: A222 |
| U35 | our reading | Canceling a transition takes the time of the return, percent·duration ÷ speed. | open: A224 contradicts A225 |
| U36 | our reading | After lift-off, the completion curve is applied, from its beginning, to the remaining distance. | open: A226 contradicts A234 |
| U37 | our reading | A transition with an interruptible animator is released like `continueAnimation`, with the remaining fraction ÷ speed as the duration factor. | open: A224 contradicts A230 |
| U40 | our reading | Moving views receive touches only if the factory's options allow user interaction. | open: no source |
| U44 | our reading | If the twelve Newton steps of M25 yield 0, or not a number, the spring of A197 is used; the damping is 2·ratio·√stiffness. | open: M25 has no such probe |
"""#
  }
}

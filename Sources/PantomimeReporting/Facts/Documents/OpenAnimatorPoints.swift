// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/OpenAnimatorPoints.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var openAnimatorPoints: String {
    #"""
# Open points about animators

Points about the animator that no published source settles, with the reading that the model takes.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Open points of the animator and of transitions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| U1 | our reading | A stop without finishing ends inactive, though one page states that every stop ends in the stopped state. | open: A6 against A25 |
| U2 | our reading | A stop leaves the presentation value of that instant, though a probe of a paused animator read its start value. | open: A24 against A31 |
| U3 | our reading | Starting or pausing a stopped animator is an error, though it was once seen to do nothing. | open: A13 and A23 against A53 |
| U4 | our reading | Finishing an inactive animator is an error, though shipped code does it. | open: A32 and A33 against A55 |
| U5 | our reading | A delayed start of a paused animator is an error, though according to the documentation it resumes. | open: A18 against A19 |
| U6 | our reading | During a start delay an animator reads as running, at fraction 0; a pause drops the rest of the delay, and a reversed animator completes at the start when the delay ends. | open: no source |
| U7 | our reading | Started without a block, an animator waits for one, though it was once seen to raise an exception. | open: A15 against A54 |
| U8 | our reading | A fraction assigned to a running animator is ignored and reported, though one port pauses there. | open: A38 against A59 |
| U9 | our reading | A fraction assigned outside 0 … 1 is clamped, both the stored number and the presentation. | open: no source covers values beyond the ends |
| U10 | our reading | A spring paused beyond its target keeps its exact pose and reads a fraction above 1; only assigned fractions are clamped. | open: no source |
| U11 | our reading | An animator remembers its time fraction at a pause and resumes from it if no fraction was assigned in between. | open: no source |
| U12 | our reading | The fraction is reported in the direction of travel, as since iOS 11. | open: A77 against A83 |
| U13 | our reading | An animator reversed before its first start is immediately at its start, though the header can be read as a run back from the end values. | open: A98 against A85 |
| U14 | our reading | A reversed run plays its curve backward, and does not restart it toward the start. | open: A105 and A106 |
| U15 | our reading | During a reversed run the models keep the targets, and take the start values just before the completions run. | open: A45 covers only the end |
| U16 | our reading | Parked at its start after a reversed run, an animator shows the start values and leaves the targets in the models. | open: no source |
| U17 | our reading | Once inactive an animator is forward again at fraction 0; stopped it keeps its last fraction. | open: A133 shows only that something persists |
| U18 | our reading | Completions find their animator inactive, so they may reuse it. | open: A4 against A47 |
| U19 | our reading | Events due at the same instant run in the order in which they were started, and completions in insertion order. | open: no source |
| U20 | our reading | A completion added to an animator that has finished is kept for its next run. | open: no source |
| U21 | our reading | Continued with another cubic, an animator enters it partway and nothing is blended; a spring restarts from the presentation value. | open: A115 and A124 against A126 |
| U22 | our reading | With a factor of 0 another cubic takes its remaining time, a fitted spring (1 − fraction)·duration, and a spring given by its constants its settling time. | open: A118 speaks of the animator's own curve only |
| U23 | our reading | With a factor above 0 the rest of the curve is stretched or compressed to fit the time. | open: A119 gives only the time |
| U24 | our reading | With nothing left to move, a factor above 0 still waits its time, as was observed. | open: A121 |
| U25 | our reading | A negative or non-finite duration factor is refused. | open: no source |
| U27 | our reading | A delay factor given while active is a fraction of the remaining time. | open: A148 against A149 and A150 |
| U28 | our reading | A block added during a reversed run belongs to the forward run: it has its old value at the current position, and the new one at the end. | open: no source |
| U29 | our reading | Scrubbed back before its addition, a block holds its old value. | open: no source |
| U30 | our reading | The spring created without arguments has mass 3 and stiffness 1000, critically damped. | open: A178 against A188 |
| U32 | our reading | Springs under 0.1 s are like any other, though they were seen to complete immediately. | open: A132 and A189 |
| U34 | our reading | A percentage above 1 is clamped to 1, and reported as 1. | open: A222 |
| U35 | our reading | Canceling takes the time of the return, percent·duration ÷ speed. | open: A224 against A225 |
| U36 | our reading | After lift-off the completion curve applies from its beginning to the remaining distance. | open: A226 against A234 |
| U37 | our reading | With an interruptible animator a transition is released as by `continueAnimation`, over the remaining fraction ÷ speed. | open: A224 against A230 |
| U40 | our reading | Moving views receive touches only if the factory's options allow user interaction. | open: no source |
| U44 | our reading | If the twelve steps of M25 end at 0 or not at a number, the settled spring is used; the damping is 2·ratio·√stiffness. | open: M25 has no such probe |
"""#
  }
}

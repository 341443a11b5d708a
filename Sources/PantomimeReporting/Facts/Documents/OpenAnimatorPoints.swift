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
| U1 | our reading | A stop for good ends inactive, though one page says that every stop ends in the stopped state. | open: A6 against A25 |
| U2 | our reading | A stop leaves what is shown at that instant, though a probe of a paused animator read its start value. | open: A24 against A31 |
| U3 | our reading | Starting or pausing a stopped animator is an error, though it was once seen to do nothing. | open: A13 and A23 against A53 |
| U4 | our reading | Finishing an inactive animator is an error, though shipped code does it. | open: A32 and A33 against A55 |
| U5 | our reading | A delayed start of a paused animator is an error, though by the documentation it resumes. | open: A18 against A19 |
| U6 | our reading | During a start delay an animator reads as running, at fraction 0; to pause it drops the rest of the delay, and turned round it completes at the start when the delay ends. | open: no source |
| U7 | our reading | Started without a block an animator waits for one, though it was once seen to raise. | open: A15 against A54 |
| U8 | our reading | A fraction assigned to a running animator is ignored and told, though one port pauses there. | open: A38 against A59 |
| U9 | our reading | A fraction assigned outside of 0 … 1 is clamped, the number kept as well as the picture. | open: no source says what is shown beyond the ends |
| U10 | our reading | A spring paused beyond its target keeps its exact pose and reads a fraction above 1; only what is assigned is clamped. | open: no source |
| U11 | our reading | An animator remembers its time share at a pause and takes it up again where no fraction was assigned meanwhile. | open: no source |
| U12 | our reading | The fraction is told in the direction of travel, as since iOS 11. | open: A77 against A83 |
| U13 | our reading | Reversed before its first start an animator is home at once, though the header can be read as a run home from the end values. | open: A98 against A85 |
| U14 | our reading | A reversed run plays its curve backwards, and does not begin it anew towards the start. | open: A105 and A106 |
| U15 | our reading | During a reversed run the models keep the targets, and take the start values just before the completions run. | open: A45 tells only how it ends |
| U16 | our reading | Parked at home after a reversed run, an animator shows the start values and leaves the targets in the models. | open: no source |
| U17 | our reading | Once inactive an animator is forward again at fraction 0; stopped it keeps its last fraction. | open: A133 tells only that something survives |
| U18 | our reading | Completions find their animator inactive, so that they may use it again. | open: A4 against A47 |
| U19 | our reading | What is due at one instant comes in the order in which it was started, and completions in the order in which they were added. | open: no source |
| U20 | our reading | A completion added to an animator that has finished is kept for its next run. | open: no source |
| U21 | our reading | Continued with another cubic, an animator enters it part-way and nothing is blended; a spring begins afresh from what is shown. | open: A115 and A124 against A126 |
| U22 | our reading | With a factor of 0 another cubic takes what it has left, a fitted spring (1 − fraction)·duration, and a spring by its constants its own time. | open: A118 speaks of the animator's own curve only |
| U23 | our reading | With a factor above 0 the rest of the curve is stretched or squeezed into the time. | open: A119 tells only the time |
| U24 | our reading | With nothing left to move, a factor above 0 waits its time all the same, as was observed. | open: A121 |
| U25 | our reading | A duration factor that is negative or no finite number is refused. | open: no source |
| U27 | our reading | A delay factor given while active is a share of the time that is left. | open: A148 against A149 and A150 |
| U28 | our reading | A block added on the way back belongs to the forward run: it has its old value here, and the new one at the end. | open: no source |
| U29 | our reading | Scrubbed back to before it was added, a block holds its old value. | open: no source |
| U30 | our reading | The spring made without arguments is mass 3 and stiffness 1000, critically damped. | open: A178 against A188 |
| U32 | our reading | Springs under 0.1 s are like any other, though they were seen to complete at once. | open: A132 and A189 |
| U34 | our reading | A percent above 1 is clamped to 1, and told so. | open: A222 |
| U35 | our reading | Cancelling takes the time of the way back, percent·duration ÷ speed. | open: A224 against A225 |
| U36 | our reading | After the lift the completion curve is laid from its beginning over the way that is left. | open: A226 against A234 |
| U37 | our reading | With an interruptible animator a transition would be let go as by `continueAnimation`, over the share that is left ÷ speed. | open: A224 against A230 |
| U40 | our reading | Moving views take touches only where the factory's options allow user interaction. | open: no source |
"""#
  }
}

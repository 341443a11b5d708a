// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/MisuseFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var misuseFacts: String {
    #"""
# Facts about misuse

Calls for which UIKit raises an exception.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Exceptions in UIKit

| fact | kind | statement | source |
| --- | --- | --- | --- |
| E1 | documented | Misuse: finishing an animator that is not stopped. | A32, A33 |
| E2 | observed | Misuse: releasing an animator that is stopped, paused, or parked, that is, paused on completion. | A50, A51 |
| E3 | documented | Misuse: pausing a stopped animator, or starting it, immediately or after a delay. | A13, A17, A23 |
| E4 | documented | Misuse: continuing an animator that is not paused, or is not interruptible. | A116 |
| E5 | documented | Misuse: adding a block to an animator that is stopped. | A142 |
| E6 | observed | Misuse: stopping an animator that is already stopped. | A28 |
| E7 | observed | Misuse: stopping an inactive animator in order to finish it; it stays inactive. | A29 |
| E8 | observed | Misuse: starting a paused animator after a delay. | A19 against A18 |
| E9 | documented | Misuse: changing the interruptibility of an active animator. | A155 |
| E10 | documented | Misuse: changing the user interaction setting of an active animator. | A159 |
| E11 | observed | Misuse: stopping a running animator that is not interruptible. | A156 |
| E12 | our reading | Misuse: pausing, reversing or scrubbing a running animator that is not interruptible. | A157 |
| E13 | our reading | Misuse: starting an animator after a negative delay. | A20 |
| E14 | documented | Misuse: assigning a fraction to a running animator; the assignment has no effect. | A38 |
"""#
  }
}

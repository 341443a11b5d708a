// What the parts of this target tell one another of interruptions.
#pragma once

/// Somebody wants what is going on to stop. May be called by a signal handler.
void interrupts_note(void);

/// The terminal was raw until now: what is still to be read may hold the interrupt key.
void interrupts_left_raw_mode(void);

// The interface for interruptions between the files of this target.
#pragma once

/// Records a request to stop the current operation. Signal handlers may call it.
void interrupts_note(void);

/// Records that the terminal has left raw mode: the unread input may contain the interrupt key.
void interrupts_left_raw_mode(void);

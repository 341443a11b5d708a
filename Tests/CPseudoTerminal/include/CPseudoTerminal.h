/// Programs on a terminal that is none.
#pragma once

#include <stdbool.h>
#include <sys/types.h>

/// Starts a program on a new pseudo-terminal and returns its process; -1 where that cannot be done.
/// `terminal` receives the end to type into and read from. A program that does not exist leaves with
/// status 127.
pid_t pty_start(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, unsigned short columns, unsigned short rows,
    int *_Nonnull terminal);

/// The kernel notifies the program by SIGWINCH.
bool pty_resize(int terminal, unsigned short columns, unsigned short rows);

/// Puts the terminal into the mode a shell would leave it in: echoing, line by line.
bool pty_make_cooked(int terminal);

/// Whether keys are handed to the program as they are typed.
bool pty_is_raw(int terminal);

/// Whether this machine has pseudo-terminals to give.
bool pty_is_available(void);

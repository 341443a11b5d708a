#ifndef C_RUNTIME_COUNTS_H
#define C_RUNTIME_COUNTS_H

#include <stdint.h>

/// What one thread has asked for.
typedef struct {
  /// Pieces of memory.
  int64_t allocations;
  /// References taken and let go by what is compiled into the program.
  int64_t references;
} runtime_counts;

/// Whether anything is counted; with glibc it is, where the runtime is a library of its own.
int runtime_can_be_counted(void);

/// What this thread has asked for so far.
runtime_counts runtime_counts_so_far(void);

#endif

#ifndef C_RUNTIME_COUNTS_H
#define C_RUNTIME_COUNTS_H

#include <stdint.h>

/// The memory that one thread has requested.
typedef struct {
  /// Pieces of memory.
  int64_t allocations;
  /// References taken and let go by what is compiled into the program.
  int64_t references;
} runtime_counts;

/// Whether anything is counted; with glibc it is, if the runtime is a separate library.
int runtime_can_be_counted(void);

/// The requests of this thread so far.
runtime_counts runtime_counts_so_far(void);

#endif

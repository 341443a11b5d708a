#ifndef CMETERS_H
#define CMETERS_H

#include <stdint.h>

/// How often this process has asked for memory so far; always 0 where that cannot be counted.
int64_t allocations_so_far(void);

/// The processor time of this thread; unlike a clock's, it excludes the work of other threads.
int64_t nanoseconds_of_work(void);

#endif

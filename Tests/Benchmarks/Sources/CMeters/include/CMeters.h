#ifndef CMETERS_H
#define CMETERS_H

#include <stdint.h>

/// How often this process has asked for memory so far; always 0 where that cannot be counted.
int64_t allocations_so_far(void);

/// The time this thread has had a processor for; unlike a clock's, nobody else's work counts.
int64_t nanoseconds_of_work(void);

#endif

#define _GNU_SOURCE
// If libraries are found by name when a program starts, the program may define functions of the
// same names: the code compiled into it then calls those. They count, and hand on to the library's.
// References within the standard library aren't counted this way; its memory is, because glibc
// keeps the original functions under other names, too. (The hooks that the Swift runtime has for
// tools do not know a short string from an object.)
#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
#include <dlfcn.h>
#include <stddef.h>
#endif

#include "CRuntimeCounts.h"

#ifdef __GLIBC__

#include <errno.h>

// Tests run in parallel, each on a thread. This file is part of the program, so finding the counts of a
// thread needs no call.
static _Thread_local __attribute__((tls_model("initial-exec"))) runtime_counts counts;

// A value that isn't an object, such as a short string, takes no reference.
static inline void note(const void *object) { counts.references += (intptr_t)object > 0; }

// Returns the library's function, which is looked up once.
static __attribute__((noinline, cold)) void *find(void **own, const char *name) {
  return *own = dlsym(RTLD_NEXT, name);
}

#define OWN(name)                                             \
  static void *own;                                           \
  note(object);                                               \
  void *found = own != NULL ? own : find(&own, #name)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  counts.allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  counts.allocations += 1;
  return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
  counts.allocations += 1;
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  counts.allocations += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

#define TAKING(name)                                          \
  void *name(void *object) {                                  \
    OWN(name);                                                \
    return ((void *(*)(void *))found)(object);                \
  }

#define TAKING_MANY(name)                                     \
  void *name(void *object, uint32_t times) {                  \
    OWN(name);                                                \
    return ((void *(*)(void *, uint32_t))found)(object, times); \
  }

#define LETTING_GO(name)                                      \
  void name(void *object) {                                   \
    OWN(name);                                                \
    ((void (*)(void *))found)(object);                        \
  }

#define LETTING_GO_MANY(name)                                 \
  void name(void *object, uint32_t times) {                   \
    OWN(name);                                                \
    ((void (*)(void *, uint32_t))found)(object, times);       \
  }

TAKING(swift_retain)
TAKING(swift_tryRetain)
TAKING(swift_bridgeObjectRetain)
TAKING_MANY(swift_retain_n)
TAKING_MANY(swift_bridgeObjectRetain_n)
LETTING_GO(swift_release)
LETTING_GO(swift_bridgeObjectRelease)
LETTING_GO_MANY(swift_release_n)
LETTING_GO_MANY(swift_bridgeObjectRelease_n)

int runtime_can_be_counted(void) { return 1; }

runtime_counts runtime_counts_so_far(void) { return counts; }

#else

int runtime_can_be_counted(void) { return 0; }

runtime_counts runtime_counts_so_far(void) {
  runtime_counts none = {0, 0};
  return none;
}

#endif

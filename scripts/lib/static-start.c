// Makes a program that contains all libraries independent of /proc, which a bare root or a minimal
// container lacks: Swift's runtime otherwise reads its arguments and its own path there.

#include <stdlib.h>

void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

// Runs before the constructors of the runtime, which have no priority.
__attribute__((constructor(101))) static void start(int argc, char **argv) {
  setenv("SWIFT_ROOT", "/", 0);
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}

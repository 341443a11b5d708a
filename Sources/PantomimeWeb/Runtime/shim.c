// The functions that Embedded Swift requires and that a system usually provides: memory, and a few
// operations that the compiler calls by name. There is one thread, and memory is never returned to
// the host.

typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;

// MARK: Memory

// All blocks of a class have the same size: up to four granules, a multiple of a granule; beyond
// that, one of four sizes per power of two. Each class has a list of freed blocks. Each allocated
// block is preceded by its class and the distance to its beginning.

enum { granule = 16, page = 65536, classes = 128 };

struct head { uint32_t class; uint32_t offset; };
struct vacant { struct vacant *next; };

extern uint8_t __heap_base;
static uint8_t *top = &__heap_base;
static uint8_t *end;
static struct vacant *vacant[classes];

static size_t size_of_class(uint32_t class) {
  return class < 4 ? class * granule : (size_t)(4 + class % 4) * granule << (class / 4 - 1);
}

// The class with the smallest blocks in which the given size fits.
static uint32_t class_of_size(size_t size) {
  uint32_t granules = (uint32_t)((size + granule - 1) / granule);
  if (granules <= 4) return granules;
  uint32_t power = 31 - (uint32_t)__builtin_clz(granules);
  uint32_t class = (power - 1) * 4 + (granules >> (power - 2)) - 4;
  return size_of_class(class) < size ? class + 1 : class;
}

static void *fresh(size_t size) {
  if (!end) {
    end = (uint8_t *)(__builtin_wasm_memory_size(0) * page);
    top = (uint8_t *)(((size_t)top + granule - 1) & ~(size_t)(granule - 1));
  }
  if (size > (size_t)(end - top)) {
    size_t missing = size - (size_t)(end - top);
    // The memory grows by at least a megabyte, because growing is slow in some engines.
    size_t pages = missing / page + 16;
    size_t before = __builtin_wasm_memory_grow(0, pages);
    if (before == (size_t)-1) return 0;
    end = (uint8_t *)((before + pages) * page);
  }
  void *block = top;
  top += size;
  return block;
}

static void *take(size_t size, size_t alignment) {
  if (alignment < granule) alignment = granule;
  if (size > 0x3fffffff || alignment > 0x3fffffff) return 0;
  uint32_t class = class_of_size(size + alignment);
  uint8_t *block = (uint8_t *)vacant[class];
  if (block) {
    vacant[class] = vacant[class]->next;
  } else {
    block = fresh(size_of_class(class));
    if (!block) return 0;
  }
  size_t place = ((size_t)block + sizeof(struct head) + alignment - 1) & ~(alignment - 1);
  struct head *head = (struct head *)place - 1;
  head->class = class;
  head->offset = (uint32_t)(place - (size_t)block);
  return (void *)place;
}

void *malloc(size_t size) { return take(size, granule); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  *place = take(size, alignment);
  return *place ? 0 : 12;
}

void free(void *place) {
  if (!place) return;
  struct head head = ((struct head *)place)[-1];
  struct vacant *block = (struct vacant *)((uint8_t *)place - head.offset);
  block->next = vacant[head.class];
  vacant[head.class] = block;
}

// MARK: Bytes

// The engine copies and fills large blocks, which is much faster than a loop; for small blocks, a
// loop is faster than the engine's function.

enum { small = 64 };

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  if (count > small) return __builtin_memcpy(to, from, count);
  uint8_t *out = to;
  const uint8_t *in = from;
  for (; count >= 8; count -= 8, out += 8, in += 8) __builtin_memcpy(out, in, 8);
  for (; count > 0; count -= 1) *out++ = *in++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const uint8_t *left = one, *right = other;
  for (size_t index = 0; index < count; index += 1) {
    if (left[index] != right[index]) return left[index] < right[index] ? -1 : 1;
  }
  return 0;
}

// MARK: Numbers

// Rounds halves away from 0. Both the fractional part and the sum are exact.
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

typedef struct { uint64_t low, high; } word128;
typedef union { __uint128_t whole; word128 parts; } uint128;

__uint128_t __multi3(__uint128_t one, __uint128_t other) {
  uint128 left = {one}, right = {other}, product;
  uint64_t a = left.parts.low, b = right.parts.low, mask = 0xffffffff;
  uint64_t least = (a & mask) * (b & mask);
  uint64_t middle = (a >> 32) * (b & mask) + (least >> 32);
  uint64_t other_middle = (a & mask) * (b >> 32) + (middle & mask);
  product.parts.low = other_middle << 32 | (least & mask);
  product.parts.high = (a >> 32) * (b >> 32) + (middle >> 32) + (other_middle >> 32)
    + a * right.parts.high + left.parts.high * b;
  return product.whole;
}

// MARK: The rest

// The seed of hash tables, which is always the same. No result depends on the seed, and an attack
// on the session of a page would be pointless.
void arc4random_buf(void *place, size_t count) { memset(place, 0x5a, count); }

size_t __stack_chk_guard = 0x5ca1ab1e;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

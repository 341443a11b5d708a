// A WebAssembly system interface around the module, for command lines that cannot pass bytes: reads
// what to do from standard input and writes the traces to standard output.
//
// The input is a series of parts, each a line `file NAME SIZE` or `script NAME SIZE` and so many bytes.
// The output is for every script a line `script NAME`, then its trace.

typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ uint8_t;

struct span { uint8_t *bytes; size_t count; };

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int fd_read(int file, const struct span *spans, size_t spanCount, size_t *count);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const struct span *spans, size_t spanCount, size_t *count);

uint8_t *pantomime_input(size_t count);
uint8_t *pantomime_output(void);
void pantomime_file(size_t name, size_t bytes);
size_t pantomime_trace(size_t count);

static size_t read_some(uint8_t *place, size_t count) {
  struct span span = {place, count};
  size_t done = 0;
  return fd_read(0, &span, 1, &done) ? 0 : done;
}

static void read_all(uint8_t *place, size_t count) {
  while (count > 0) {
    size_t done = read_some(place, count);
    if (!done) __builtin_trap();
    place += done;
    count -= done;
  }
}

static void write_all(uint8_t *place, size_t count) {
  while (count > 0) {
    struct span span = {place, count};
    size_t done = 0;
    if (fd_write(1, &span, 1, &done) || !done) __builtin_trap();
    place += done;
    count -= done;
  }
}

// A line without its end; 0 where there is none any more.
static size_t read_line(uint8_t *line, size_t room) {
  size_t count = 0;
  while (count < room && read_some(line + count, 1) == 1) {
    if (line[count] == '\n') return count;
    count += 1;
  }
  return 0;
}

void _start(void) {
  uint8_t line[1024];
  size_t length;
  while ((length = read_line(line, sizeof line))) {
    size_t name = 0, last = length, size = 0;
    while (line[name] != ' ') name += 1;
    name += 1;
    while (line[last - 1] != ' ') last -= 1;
    for (size_t index = last; index < length; index += 1) size = size * 10 + (line[index] - '0');
    size_t count = last - 1 - name;
    if (line[0] == 'f') {
      uint8_t *input = pantomime_input(count + size);
      for (size_t index = 0; index < count; index += 1) input[index] = line[name + index];
      read_all(input + count, size);
      pantomime_file(count, size);
    } else {
      read_all(pantomime_input(size), size);
      size = pantomime_trace(size);
      line[last - 1] = '\n';
      write_all(line, last);
      write_all(pantomime_output(), size);
    }
  }
}

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE // wcwidth
#endif

#include "CPantomimeEdit.h"
#include "Interrupts.h"

#if !__has_include(<histedit.h>)
#error "histedit.h is missing: install libedit-dev (Debian, Ubuntu) or libedit-devel (Fedora); macOS brings it with the developer tools"
#endif

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(EditOutcomeNormal == CC_NORM, "outcome");
_Static_assert(EditOutcomeNewline == CC_NEWLINE, "outcome");
_Static_assert(EditOutcomeEnd == CC_EOF, "outcome");
_Static_assert(EditOutcomeRefresh == CC_REFRESH, "outcome");
_Static_assert(EditOutcomeBeep == CC_ERROR, "outcome");
_Static_assert(EditOutcomeRedisplay == CC_REDISPLAY, "outcome");

// The state of one editor; libedit stores a pointer to it as client data.
typedef struct {
  void *owner;
  EditReader reader;
  History *history;
  char *prompt;
  FILE *errors;
  char *messages;
  size_t size;
} Companion;

static Companion *companion(EditLine *el) {
  void *found = NULL;
  return el_get(el, EL_CLIENTDATA, &found) == 0 ? found : NULL;
}

// MARK: Text

static bool charset_is(const char *name) { return strcmp(nl_langinfo(CODESET), name) == 0; }

// Whether the environment specifies a locale, even if that is only the locale C.
static bool locale_is_named(void) {
  static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value != NULL && *value != '\0') return true;
  }
  return false;
}

bool edit_use_utf8(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  const bool known = setlocale(LC_CTYPE, "") != NULL;
  if (known && charset_is("UTF-8")) return true;
  // If the user has chosen a character set, even ASCII, that character set is used.
  if (known && locale_is_named()) return false;
  for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks; i++) {
    if (setlocale(LC_CTYPE, fallbacks[i]) != NULL && charset_is("UTF-8")) return true;
  }
  return false;
}

int edit_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// MARK: The editor

static int read_character(EditLine *el, wchar_t *character) {
  Companion *own = companion(el);
  uint32_t scalar = 0;
  if (own == NULL) return 0;
  const EditInput input = own->reader(el, &scalar);
  if (input == EditInputInterrupted) errno = EINTR;
  if (input == EditInputScalar) *character = (wchar_t)scalar;
  return input;
}

static char *show_prompt(EditLine *el) {
  static char nothing[] = "";
  Companion *own = companion(el);
  return own != NULL && own->prompt != NULL ? own->prompt : nothing;
}

// Whether terminfo describes the terminal: libedit otherwise has no sequence that clears a line.
static bool is_described(EditLine *el) {
  char *clear = NULL;
  return el_get(el, EL_GETTC, "ce", &clear) == 0 && clear != NULL && *clear != '\0';
}

static void discard(Companion *own) {
  if (own == NULL) return;
  if (own->errors != NULL) fclose(own->errors);
  free(own->messages);
  free(own->prompt);
  free(own);
}

EditLine *edit_open(const char *program, void *owner, EditReader reader) {
  Companion *own = calloc(1, sizeof *own);
  if (own == NULL) return NULL;
  // libedit reports an unknown terminal in its own words, which aren't shown.
  own->errors = open_memstream(&own->messages, &own->size);
  EditLine *el = own->errors == NULL ? NULL : el_init(program, stdin, stdout, own->errors);
  if (el == NULL || !is_described(el)) {
    if (el != NULL) el_end(el);
    discard(own);
    return NULL;
  }
  own->owner = owner;
  own->reader = reader;
  // Declared with its type, so that a system with a different type causes a compile-time error.
  el_rfunc_t read = read_character;
  el_set(el, EL_CLIENTDATA, own);
  // Otherwise, libedit would redraw, allocate, and call `show_prompt` from inside a signal handler.
  el_set(el, EL_SIGNAL, 0);
  el_set(el, EL_EDITOR, "emacs");
  el_set(el, EL_GETCFN, read);
  el_set(el, EL_PROMPT_ESC, show_prompt, '\1');
  return el;
}

void edit_close(EditLine *el) {
  Companion *own = companion(el);
  el_end(el);
  if (own != NULL && own->history != NULL) history_end(own->history);
  discard(own);
}

void *edit_owner(EditLine *el) {
  Companion *own = companion(el);
  return own != NULL ? own->owner : NULL;
}

void edit_set_prompt(EditLine *el, const char *text) {
  Companion *own = companion(el);
  char *copy = strdup(text);
  if (own == NULL || copy == NULL) {
    free(copy);
    return;
  }
  free(own->prompt);
  own->prompt = copy;
}

const char *edit_read(EditLine *el, int *count) {
  // libedit shows the prompt before it leaves cooked mode. Without this call, characters that are
  // typed between these two moments would be echoed twice, and a ^D would be lost.
  el_set(el, EL_PREP_TERM, 1);
  // Ctrl-C arrives as a key, in the order of typing. As a signal, it would arrive before keys that
  // were typed earlier, and there would be no way to determine which keys were typed later. libedit
  // resets this setting when it first reads from the terminal, so it is set every time.
  el_set(el, EL_SETTY, "-d", "intr=", NULL);
  // Ctrl-S also arrives as a key, which continues a search in the other direction.
  el_set(el, EL_SETTY, "-d", "-ixon", NULL);
  const char *line = el_gets(el, count);
  interrupts_left_raw_mode();
  return line;
}

bool edit_next(EditLine *el, uint32_t *scalar) {
  wchar_t character = 0;
  if (el_wgetc(el, &character) != 1) return false;
  *scalar = (uint32_t)character;
  return true;
}

void edit_source(EditLine *el) { el_source(el, NULL); }

bool edit_is_vi(EditLine *el) {
  const char *editor = NULL;
  return el_get(el, EL_EDITOR, &editor) == 0 && editor != NULL && strcmp(editor, "vi") == 0;
}

void edit_add(EditLine *el, const char *name, const char *help, EditFunction function) {
  el_set(el, EL_ADDFN, name, help, function);
}

void edit_bind(EditLine *el, const char *key, const char *command) {
  el_set(el, EL_BIND, key, command, NULL);
}

bool edit_is_bound(EditLine *el, const char *keys) {
  // libedit can report a binding only by printing it.
  char *told = NULL;
  size_t count = 0;
  FILE *out = open_memstream(&told, &count);
  FILE *nowhere = fopen("/dev/null", "w");
  bool bound = true;
  if (out != NULL && nowhere != NULL) {
    el_set(el, EL_SETFP, 1, out);
    el_set(el, EL_SETFP, 2, nowhere);
    el_set(el, EL_BIND, keys, NULL);
    el_set(el, EL_SETFP, 1, stdout);
    el_set(el, EL_SETFP, 2, stderr);
    fflush(out);
    bound = count > 0;
  }
  if (out != NULL) fclose(out);
  if (nowhere != NULL) fclose(nowhere);
  free(told);
  return bound;
}

EditText edit_text(EditLine *el) {
  const LineInfo *line = el_line(el);
  if (line == NULL || line->buffer == NULL) return (EditText){NULL, 0, 0};
  return (EditText){
      line->buffer, (size_t)(line->lastchar - line->buffer), (size_t)(line->cursor - line->buffer)};
}

bool edit_insert(EditLine *el, const char *text) { return el_insertstr(el, text) == 0; }

void edit_delete(EditLine *el, int count) { el_deletestr(el, count); }

void edit_move(EditLine *el, int count) { el_cursor(el, count); }

// MARK: The terminal

void edit_set_raw(EditLine *el, bool raw) { el_set(el, EL_PREP_TERM, raw ? 1 : 0); }

void edit_resize(EditLine *el) { el_resize(el); }

void edit_refresh(EditLine *el) { el_set(el, EL_REFRESH); }

int edit_columns(EditLine *el) {
  int columns = 0;
  char name[] = "co";
  return el_get(el, EL_GETTC, name, &columns, NULL) == 0 && columns > 0 ? columns : 80;
}

// MARK: History

bool edit_open_history(EditLine *el, int limit) {
  Companion *own = companion(el);
  if (own == NULL || own->history != NULL) return false;
  History *lines = history_init();
  if (lines == NULL) return false;
  HistEvent event;
  history(lines, &event, H_SETSIZE, limit);
  history(lines, &event, H_SETUNIQUE, 1);
  own->history = lines;
  return el_set(el, EL_HIST, history, lines) == 0;
}

void edit_remember(EditLine *el, const char *line) {
  Companion *own = companion(el);
  HistEvent event;
  if (own != NULL && own->history != NULL) history(own->history, &event, H_ENTER, line);
}

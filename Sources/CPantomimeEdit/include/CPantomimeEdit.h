/// The line editor, as Swift can call it.
///
/// libedit's own header is kept out of sight on purpose: half of it is variadic, which Swift cannot
/// call, and the rest speaks in macros and `FILE *`. What is declared here is all the program sees.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct editline EditLine;

/// What a key's function tells the editor to do next.
typedef enum __attribute__((enum_extensibility(closed))) EditOutcome : uint8_t {
  EditOutcomeNormal = 0,
  EditOutcomeNewline = 1,
  EditOutcomeEnd = 2,
  EditOutcomeRefresh = 4,
  EditOutcomeBeep = 6,
  EditOutcomeRedisplay = 8,
} EditOutcome;

/// What the character reader found.
typedef enum __attribute__((enum_extensibility(closed))) EditInput : int32_t {
  EditInputInterrupted = -1,
  EditInputEnd = 0,
  EditInputScalar = 1,
} EditInput;

/// Delivers one whole Unicode scalar. libedit hands out a `wchar_t *`, whose Swift type differs
/// between systems; this one does not.
typedef EditInput (*EditReader)(EditLine *_Nonnull, uint32_t *_Nonnull scalar);

/// A function that keys can be bound to.
typedef EditOutcome (*EditFunction)(EditLine *_Nonnull, int key);

/// The line being edited, in UTF-8. Valid until the next call into the editor.
typedef struct EditText {
  const char *_Nullable bytes;
  size_t count;
  size_t cursor;
} EditText;

// MARK: Text

/// Takes the character set of the environment, and nothing else of its locale, so that C keeps
/// printing decimal points. Where the environment names no character set (a bare container), the
/// UTF-8 locales that systems bring along are tried. Returns whether UTF-8 is on.
bool edit_use_utf8(void);

/// The columns a scalar takes on a terminal; -1 for what cannot be shown.
int edit_width(uint32_t scalar);

// MARK: The editor

/// Opens an editor on standard input and output. NULL where libedit refuses.
EditLine *_Nullable edit_open(
    const char *_Nonnull program, void *_Nonnull owner, EditReader _Nonnull reader);
void edit_close(EditLine *_Nonnull);

/// The `owner` given to `edit_open`.
void *_Nullable edit_owner(EditLine *_Nonnull);

/// `\1` brackets what takes no room on the screen. The text is copied.
void edit_set_prompt(EditLine *_Nonnull, const char *_Nonnull text);

/// Makes the terminal raw, shows the prompt and edits one line. NULL when the input ended or the
/// reader was interrupted. Valid until the next call.
const char *_Nullable edit_read(EditLine *_Nonnull, int *_Nonnull count);

/// One scalar, for functions that read on by themselves. False when the input ended.
bool edit_next(EditLine *_Nonnull, uint32_t *_Nonnull scalar);

/// Reads the user's `~/.editrc`.
void edit_source(EditLine *_Nonnull);

/// Whether the user's settings asked for vi keys.
bool edit_is_vi(EditLine *_Nonnull);

void edit_add(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help, EditFunction _Nonnull);
void edit_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull command);

/// Whether something is bound to several keys in a row, written as for `edit_bind`.
bool edit_is_bound(EditLine *_Nonnull, const char *_Nonnull keys);

EditText edit_text(EditLine *_Nonnull);
bool edit_insert(EditLine *_Nonnull, const char *_Nonnull text);
/// Deletes that many scalars before the cursor.
void edit_delete(EditLine *_Nonnull, int count);
/// Moves the cursor by that many scalars, as far as the line goes.
void edit_move(EditLine *_Nonnull, int count);

// MARK: The terminal

/// Turns raw mode on or off. libedit remembers what it last set, so that after something else has
/// changed the terminal only off-then-on takes effect.
void edit_set_raw(EditLine *_Nonnull, bool raw);
/// Asks the terminal to bracket pasted text, or to stop doing so.
void edit_set_paste(bool bracketed);
void edit_resize(EditLine *_Nonnull);
/// Draws prompt and line anew, from the row the cursor is on.
void edit_refresh(EditLine *_Nonnull);
int edit_columns(EditLine *_Nonnull);

// MARK: History

/// Keeps at most so many lines in memory.
bool edit_open_history(EditLine *_Nonnull, int limit);
void edit_remember(EditLine *_Nonnull, const char *_Nonnull line);

// MARK: Signals

/// From now on SIGINT, SIGWINCH and SIGCONT each put their number, as one byte, into a pipe, whose
/// read end (non-blocking) is returned; -1 on failure. Stopping, dying and leaving give the terminal
/// back as it was found.
int edit_catch_signals(void);

/// What Ctrl-C sends on this terminal; -1 where nothing does, or nothing has been caught yet.
int edit_interrupt_key(void);

// MARK: Interruptions

/// Whether what is going on is to stop: SIGINT has come, or the interrupt key was typed before the
/// terminal was given back. Cheap enough to be asked all the time.
bool edit_is_interrupted(void);

/// What was to stop has stopped. With it goes what was typed ahead before.
void edit_forget_interrupts(void);

/// For a program without an editor: from now on SIGINT is only noted, the first time; a second one
/// ends it. Or no longer.
void edit_catch_interrupts(bool caught);

/// Whether there are bytes that were taken in before they were asked for.
bool edit_has_typed_ahead(void);

/// Reads one byte that was typed: 1, 0 at the end, -1 with `errno`.
int edit_read_byte(unsigned char *_Nonnull byte);

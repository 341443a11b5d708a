/// The line editor's interface for Swift.
///
/// libedit's header isn't exposed: half of it is variadic, which Swift can't call, and the rest
/// uses macros and `FILE *`. The program uses only the declarations in this file.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct editline EditLine;

/// The action of the editor after a key's function returns.
typedef enum __attribute__((enum_extensibility(closed))) EditOutcome : uint8_t {
  EditOutcomeNormal = 0,
  EditOutcomeNewline = 1,
  EditOutcomeEnd = 2,
  EditOutcomeRefresh = 4,
  EditOutcomeBeep = 6,
  EditOutcomeRedisplay = 8,
} EditOutcome;

/// The result of the character reader.
typedef enum __attribute__((enum_extensibility(closed))) EditInput : int32_t {
  EditInputInterrupted = -1,
  EditInputEnd = 0,
  EditInputScalar = 1,
} EditInput;

/// Delivers one whole Unicode scalar. libedit passes a `wchar_t *`, whose Swift type differs
/// between systems; this type doesn't.
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

/// Applies the character set of the environment but no other part of its locale, so that C
/// continues to print decimal points. If the environment names no character set (as in a bare
/// container), the UTF-8 locales that systems usually include are tried. Returns whether UTF-8 is
/// in use.
bool edit_use_utf8(void);

/// Returns the number of columns that a scalar takes on a terminal, or -1 if it can't be displayed.
int edit_width(uint32_t scalar);

// MARK: The editor

/// Opens an editor on standard input and output. Returns NULL if libedit fails.
EditLine *_Nullable edit_open(
    const char *_Nonnull program, void *_Nonnull owner, EditReader _Nonnull reader);
void edit_close(EditLine *_Nonnull);

/// Returns the `owner` given to `edit_open`.
void *_Nullable edit_owner(EditLine *_Nonnull);

/// Sets the prompt. `\1` brackets text that takes no columns. The text is copied.
void edit_set_prompt(EditLine *_Nonnull, const char *_Nonnull text);

/// Makes the terminal raw, shows the prompt and edits one line. Returns NULL if the input ends or
/// the reader is interrupted. The result is valid until the next call.
const char *_Nullable edit_read(EditLine *_Nonnull, int *_Nonnull count);

/// Reads one scalar, for key functions that read further keys. Returns false if the input ends.
bool edit_next(EditLine *_Nonnull, uint32_t *_Nonnull scalar);

/// Reads the user's `~/.editrc`.
void edit_source(EditLine *_Nonnull);

/// Returns whether the user's settings select vi keys.
bool edit_is_vi(EditLine *_Nonnull);

void edit_add(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help, EditFunction _Nonnull);
void edit_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull command);

/// Returns whether a sequence of keys, written as for `edit_bind`, is bound.
bool edit_is_bound(EditLine *_Nonnull, const char *_Nonnull keys);

EditText edit_text(EditLine *_Nonnull);
bool edit_insert(EditLine *_Nonnull, const char *_Nonnull text);
/// Deletes a number of scalars before the cursor.
void edit_delete(EditLine *_Nonnull, int count);
/// Moves the cursor by a number of scalars, up to the end of the line.
void edit_move(EditLine *_Nonnull, int count);

// MARK: The terminal

/// Turns raw mode on or off. libedit caches the mode that it last set, so after another program has
/// changed the terminal, only turning it off and on again has an effect.
void edit_set_raw(EditLine *_Nonnull, bool raw);
/// Turns the terminal's bracketed paste mode on or off.
void edit_set_paste(bool bracketed);
/// Sets the bytes that end a full-screen view, at most 127, or NULL for none. They are written
/// before the terminal is restored when the program stops or exits, not now.
void edit_set_screen(const char *_Nullable leave);
void edit_resize(EditLine *_Nonnull);
/// Redraws the prompt and the line, starting at the row of the cursor.
void edit_refresh(EditLine *_Nonnull);
int edit_columns(EditLine *_Nonnull);

// MARK: History

/// Opens a history of at most `limit` lines in memory.
bool edit_open_history(EditLine *_Nonnull, int limit);
void edit_remember(EditLine *_Nonnull, const char *_Nonnull line);

// MARK: Signals

/// From now on SIGINT, SIGWINCH and SIGCONT each write their number, as one byte, to a pipe.
/// Returns the nonblocking read end of the pipe, or -1 on failure. When the program stops or exits,
/// the terminal is restored to its original mode.
int edit_catch_signals(void);

/// Returns the character that Ctrl-C sends on this terminal, or -1 if there is none or signals
/// aren't caught yet.
int edit_interrupt_key(void);

// MARK: Interruptions

/// Returns whether to stop the current operation: SIGINT has arrived, or the interrupt key was
/// typed before the terminal left raw mode. Cheap enough to poll constantly.
bool edit_is_interrupted(void);

/// Clears the interruption after the operation has stopped, and discards the input typed before it.
void edit_forget_interrupts(void);

/// Installs or removes the handler for a program without an editor: the first SIGINT is only
/// recorded, and a second one ends the program.
void edit_catch_interrupts(bool caught);

/// Forgets the end of the input, so that a terminal can be read again after Ctrl-D.
void edit_forget_end(void);

/// Returns whether bytes have been read ahead.
bool edit_has_typed_ahead(void);

/// Reads one byte of input. Returns 1, 0 at the end of the input, or -1 with `errno` set.
int edit_read_byte(unsigned char *_Nonnull byte);

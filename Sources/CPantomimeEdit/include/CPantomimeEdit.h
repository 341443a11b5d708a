/// The line editor's interface for Swift.
///
/// libedit's header isn't exposed: half of it is variadic, which Swift can't call, and the rest
/// uses macros and `FILE *`. The program uses only the declarations in this file.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct editline EditLine;

/// The action that the editor takes after the function of a key returns.
typedef enum __attribute__((enum_extensibility(closed))) EditOutcome : uint8_t {
  EditOutcomeNormal = 0,
  EditOutcomeNewline = 1,
  EditOutcomeEnd = 2,
  EditOutcomeRefresh = 4,
  EditOutcomeBeep = 6,
  EditOutcomeRedisplay = 8,
} EditOutcome;

/// The result of a function that reads a character.
typedef enum __attribute__((enum_extensibility(closed))) EditInput : int32_t {
  EditInputInterrupted = -1,
  EditInputEnd = 0,
  EditInputScalar = 1,
} EditInput;

/// Reads one whole Unicode scalar. libedit passes a `wchar_t *`, whose type in Swift differs among
/// systems; a `uint32_t *` has the same type everywhere.
typedef EditInput (*EditReader)(EditLine *_Nonnull, uint32_t *_Nonnull scalar);

/// A function to which keys can be bound.
typedef EditOutcome (*EditFunction)(EditLine *_Nonnull, int key);

/// The line being edited, in UTF-8. The text is valid until the next call into the editor.
typedef struct EditText {
  const char *_Nullable bytes;
  size_t count;
  size_t cursor;
} EditText;

// MARK: Text

/// Applies the character set of the environment's locale but no other part of the locale, so that C
/// functions continue to print decimal points. If the environment specifies no locale (as in a bare
/// container) or an unknown one, tries the UTF-8 locales that systems usually include. Returns
/// whether the character set is UTF-8.
bool edit_use_utf8(void);

/// Returns the number of columns that a scalar takes on a terminal, or -1 if it can't be displayed.
int edit_width(uint32_t scalar);

// MARK: The editor

/// Opens an editor on standard input and output. Returns NULL if libedit fails, or if the system has
/// no description of the terminal.
EditLine *_Nullable edit_open(
    const char *_Nonnull program, void *_Nonnull owner, EditReader _Nonnull reader);
void edit_close(EditLine *_Nonnull);

/// Returns the `owner` given to `edit_open`.
void *_Nullable edit_owner(EditLine *_Nonnull);

/// Sets the prompt, and copies its text. Text between two `\1` characters takes no columns.
void edit_set_prompt(EditLine *_Nonnull, const char *_Nonnull text);

/// Turns on raw mode, shows the prompt, and edits one line. Returns NULL if the input ends or the
/// reader is interrupted. The result is valid until the next call.
const char *_Nullable edit_read(EditLine *_Nonnull, int *_Nonnull count);

/// Reads one scalar; for functions of keys that read further keys. Returns false if the input ends.
bool edit_next(EditLine *_Nonnull, uint32_t *_Nonnull scalar);

/// Reads the user's `~/.editrc`.
void edit_source(EditLine *_Nonnull);

/// Returns whether the user's settings select vi keys.
bool edit_is_vi(EditLine *_Nonnull);

void edit_add(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help, EditFunction _Nonnull);
void edit_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull command);

/// Returns whether a sequence of keys has a binding; the notation is that of `edit_bind`.
bool edit_is_bound(EditLine *_Nonnull, const char *_Nonnull keys);

EditText edit_text(EditLine *_Nonnull);
bool edit_insert(EditLine *_Nonnull, const char *_Nonnull text);
/// Deletes a number of scalars before the cursor.
void edit_delete(EditLine *_Nonnull, int count);
/// Moves the cursor by a number of scalars, but not past the end of the line.
void edit_move(EditLine *_Nonnull, int count);

// MARK: The terminal

/// Turns raw mode on or off. libedit caches the mode that it last set, so if another program has
/// changed the terminal's mode, turn raw mode off and then on again.
void edit_set_raw(EditLine *_Nonnull, bool raw);
/// Turns the terminal's bracketed paste mode on or off.
void edit_set_paste(bool bracketed);
/// Sets the bytes that end a full-screen view, at most 127, or NULL for none. This function doesn't
/// write them: they are written when the program stops or exits, before the terminal is restored.
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

/// Installs signal handlers. SIGINT, SIGWINCH, and SIGCONT then write their number, as one byte, to
/// a pipe. When the program stops or exits, the terminal is restored to its original mode. Returns
/// the nonblocking read end of the pipe, or -1 on failure.
int edit_catch_signals(void);

/// Returns the character that the interrupt key (usually Ctrl-C) sends on this terminal, or -1 if
/// there is no such key or if signals aren't caught yet.
int edit_interrupt_key(void);

// MARK: Interruptions

/// Returns whether to stop the current operation: SIGINT has arrived, or the interrupt key was
/// typed before the terminal left raw mode. The call is cheap enough for constant polling.
bool edit_is_interrupted(void);

/// Clears an interruption after the operation has stopped, and discards the input typed before the
/// interruption.
void edit_forget_interrupts(void);

/// Installs or removes the handler for a program without an editor: the first SIGINT is only
/// recorded, and the second one ends the program.
void edit_catch_interrupts(bool caught);

/// Forgets the end of the input, so that a terminal can be read again after Ctrl-D.
void edit_forget_end(void);

/// Returns whether there are bytes that were read ahead but not returned yet.
bool edit_has_typed_ahead(void);

/// Reads one byte of input. Returns 1 on success, 0 at the end of input, or -1 and sets `errno`.
int edit_read_byte(unsigned char *_Nonnull byte);

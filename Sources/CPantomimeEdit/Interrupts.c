#include "Interrupts.h"
#include "CPantomimeEdit.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <termios.h>
#include <unistd.h>

// Signal handlers write this variable, and every working thread reads it.
static atomic_bool pending;

void interrupts_note(void) { atomic_store(&pending, true); }

// MARK: Without an editor

void edit_forget_end(void) { clearerr(stdin); }

static void note(int number) {
  (void)number;
  interrupts_note();
}

void edit_catch_interrupts(bool caught) {
  struct sigaction action = {0};
  // If the signal was already ignored when the process started, as in the background, it continues
  // to be ignored.
  if (sigaction(SIGINT, NULL, &action) != 0 || action.sa_handler == SIG_IGN) return;
  atomic_store(&pending, false);
  action.sa_handler = caught ? note : SIG_DFL;
  // With these flags, the second signal ends the program even if the program is blocked, and the
  // first signal interrupts a wait for input.
  action.sa_flags = (int)(caught ? SA_RESETHAND : 0);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

// MARK: With an editor

// While a line is edited, the interrupt key is an ordinary key. In cooked mode, the terminal turns
// the key into a signal, except if it was typed before that mode began and hasn't been read yet.
// Therefore, a long operation reads the bytes that were typed ahead and searches them for the key.
static unsigned char ahead[4096];
static size_t ahead_first, ahead_end;
static bool may_hold_key;
static bool is_after_key;

void interrupts_left_raw_mode(void) { may_hold_key = true; }

bool edit_has_typed_ahead(void) { return ahead_first < ahead_end; }

static void take_in(void) {
  if (!edit_has_typed_ahead()) ahead_first = ahead_end = 0;
  struct pollfd watched = {.fd = STDIN_FILENO, .events = POLLIN};
  while (ahead_end < sizeof ahead && poll(&watched, 1, 0) > 0) {
    const ssize_t count = read(STDIN_FILENO, ahead + ahead_end, sizeof ahead - ahead_end);
    if (count <= 0) break;
    ahead_end += (size_t)count;
  }
  const int key = edit_interrupt_key();
  for (size_t place = ahead_end; place-- > ahead_first;) {
    if (ahead[place] != key) continue;
    // As on a terminal, the bytes before the key are discarded, and those after it are kept.
    ahead_first = place + 1;
    is_after_key = true;
    interrupts_note();
    return;
  }
}

bool edit_is_interrupted(void) {
  if (may_hold_key && !atomic_load(&pending)) {
    may_hold_key = false;
    take_in();
  }
  return atomic_load(&pending);
}

void edit_forget_interrupts(void) {
  atomic_store(&pending, false);
  if (!is_after_key) ahead_first = ahead_end;
  is_after_key = false;
}

int edit_read_byte(unsigned char *byte) {
  if (edit_has_typed_ahead()) {
    *byte = ahead[ahead_first++];
    return 1;
  }
  return (int)read(STDIN_FILENO, byte, 1);
}

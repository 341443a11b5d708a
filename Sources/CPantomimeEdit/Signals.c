#include "CPantomimeEdit.h"
#include "Interrupts.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// All state that a handler accesses is in this file and is set before the handlers are installed.
// Handlers call only functions that POSIX allows in them.
static int pipe_ends[2] = {-1, -1};
static struct termios found;
static volatile sig_atomic_t has_found;
static volatile sig_atomic_t paste_is_bracketed;
static char screen_leave[128];
static volatile sig_atomic_t screen_length;
static char emergency_stack[64 * 1024];

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

static void put(const char *bytes, size_t count) {
  while (count > 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

void edit_set_paste(bool bracketed) {
  paste_is_bracketed = bracketed;
  if (bracketed) put(paste_on, sizeof paste_on - 1);
  else put(paste_off, sizeof paste_off - 1);
}

void edit_set_screen(const char *leave) {
  const size_t length = leave ? strlen(leave) : 0;
  // A handler may run between the two assignments, and must not see a partial text.
  screen_length = 0;
  if (length >= sizeof screen_leave) return;
  if (leave) memcpy(screen_leave, leave, length);
  screen_length = (sig_atomic_t)length;
}

// In the background the terminal belongs to another process, and accessing it would stop this one.
static void give_terminal_back(void) {
  if (tcgetpgrp(STDIN_FILENO) != getpgrp()) return;
  if (screen_length > 0) put(screen_leave, (size_t)screen_length);
  if (paste_is_bracketed) put(paste_off, sizeof paste_off - 1);
  if (has_found) tcsetattr(STDIN_FILENO, TCSANOW, &found);
}

int edit_interrupt_key(void) {
  return has_found && found.c_cc[VINTR] != _POSIX_VDISABLE ? found.c_cc[VINTR] : -1;
}

static void set_handler(int number, void (*handler)(int), int flags) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void unblock(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void pass_on(int number) {
  const int kept = errno;
  const unsigned char byte = (unsigned char)number;
  if (number == SIGINT) interrupts_note();
  (void)!write(pipe_ends[1], &byte, 1);
  errno = kept;
}

static void stop(int number) {
  const int kept = errno;
  give_terminal_back();
  set_handler(number, SIG_DFL, 0);
  raise(number);
  unblock(number); // stops here
  set_handler(number, stop, SA_RESTART);
  // Without job control the signal is ignored and no SIGCONT follows, but the editor must still
  // learn that the terminal is in cooked mode.
  pass_on(SIGCONT);
  errno = kept;
}

static void die(int number) {
  give_terminal_back();
  set_handler(number, SIG_DFL, 0);
  raise(number); // takes effect on return
}

static bool open_pipe(void) {
  if (pipe(pipe_ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
}

// Any signal that would end the program must restore the terminal first. A signal that is ignored
// stays ignored.
static void catch_fatal(int number) {
  struct sigaction action = {0};
  if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN) return;
  set_handler(number, die, SA_ONSTACK);
  // The parent process may have blocked it.
  unblock(number);
}

int edit_catch_signals(void) {
  static const int passed_on[] = {SIGINT, SIGWINCH, SIGCONT};
  static const int fatal[] = {
      SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
#if defined(SIGIO)
      SIGIO,
#endif
#if defined(SIGPWR)
      SIGPWR,
#endif
#if defined(SIGSTKFLT)
      SIGSTKFLT,
#endif
#if defined(SIGEMT)
      SIGEMT,
#endif
  };
  if (pipe_ends[0] >= 0) return pipe_ends[0];
  if (!open_pipe()) return -1;

  has_found = tcgetattr(STDIN_FILENO, &found) == 0;
  atexit(give_terminal_back);
  // After a stack overflow, a handler needs a separate stack.
  stack_t stack = {.ss_sp = emergency_stack, .ss_size = sizeof emergency_stack};
  sigaltstack(&stack, NULL);

  for (size_t i = 0; i < sizeof passed_on / sizeof *passed_on; i++) {
    set_handler(passed_on[i], pass_on, SA_RESTART);
    unblock(passed_on[i]);
  }
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) catch_fatal(fatal[i]);
#if defined(SIGRTMIN)
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) catch_fatal(number);
#endif
  set_handler(SIGTSTP, stop, SA_RESTART);
  unblock(SIGTSTP);
  return pipe_ends[0];
}

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE // forkpty, posix_openpt
#endif

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#endif

pid_t pty_start(
    const char *path, char *const *arguments, char *const *environment, unsigned short columns,
    unsigned short rows, int *terminal) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  const pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process == 0) {
    // The thread that tests run on may have signals blocked or ignored, and a child inherits that:
    // Ctrl-C and resizing would never arrive.
    sigset_t none;
    sigemptyset(&none);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (process > 0) {
    // Later children must not hold this terminal open.
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    fcntl(*terminal, F_SETFL, fcntl(*terminal, F_GETFL) | O_NONBLOCK);
  }
  return process;
}

bool pty_resize(int terminal, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(terminal, TIOCSWINSZ, &size) == 0;
}

bool pty_make_cooked(int terminal) {
  struct termios mode;
  if (tcgetattr(terminal, &mode) != 0) return false;
  mode.c_lflag |= ICANON | ECHO | ISIG;
  return tcsetattr(terminal, TCSANOW, &mode) == 0;
}

bool pty_is_raw(int terminal) {
  struct termios mode;
  return tcgetattr(terminal, &mode) == 0 && (mode.c_lflag & (ICANON | ECHO)) == 0;
}

bool pty_is_available(void) {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0) return false;
  const bool works = grantpt(terminal) == 0 && unlockpt(terminal) == 0;
  close(terminal);
  return works;
}

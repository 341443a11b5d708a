import CPantomimeEdit
import PantomimeFiles
import PantomimeReporting

/// The terminal while a full-screen view occupies it, in raw mode and with the alternate screen.
///
/// Signal handlers in `CPantomimeEdit` restore the terminal if the program is stopped or ends in
/// any way.
final class FullScreen {
  /// An event of the terminal.
  enum Event {
    case input(ScreenEvent)
    /// The size of the terminal has changed, or another program has used the terminal.
    case redraw
    /// Ctrl-C, a signal, or the end of the connection to the terminal.
    case end
  }

  private let input: TerminalInput
  private let hasMouse: Bool
  private var isPixels = false
  private var mode = termios()
  private var decoder = ScreenDecoder()
  private var shown: ScreenGrid?
  private var pace = ScreenPace()
  private(set) var columns = 80
  private(set) var rows = 24
  /// The size of a cell in pixels, or 0 if the size is unknown.
  private(set) var cellPixels = (width: 0, height: 0)

  /// Takes over the terminal, or returns `nil` if that fails.
  init?(mouse: Bool) {
    hasMouse = mouse
    input = TerminalInput(signals: edit_catch_signals())
    guard input.signals >= 0, tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    _ = input.takeSignals()
    edit_forget_interrupts()
    enter()
  }

  /// Restores the terminal.
  func close() {
    write(leaving)
    edit_set_screen(nil)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    _ = input.takeSignals()
    edit_forget_interrupts()
  }

  private func enter() {
    edit_set_screen(leaving)
    var raw = mode
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // Switches to the alternate screen, hides the cursor, and enables reports of mouse buttons, of
    // the mouse's cell, and of the focus.
    write("\u{1B}[?1049h\u{1B}[?25l")
    if hasMouse { write("\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h" + (isPixels ? pixels : "")) }
    shown = nil
    measure()
  }

  private let pixels = "\u{1B}[?1016h"

  private var leaving: String {
    // Pixel reports are turned off first, because some terminals would otherwise return to the
    // oldest encoding.
    (hasMouse ? "\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1004l" : "")
      + "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  }

  private func measure() {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else {
      return
    }
    (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let (width, height) = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
    if width > 1, height > 1 { cellPixels = (width, height) }
  }

  // MARK: - The mouse in pixels

  /// Queries whether the terminal can report pixels, and the size of a cell.
  func queryPixels() { write("\u{1B}[?1016$p\u{1B}[16t") }

  /// Records the size of a cell.
  func note(cell width: Int, _ height: Int) {
    if width > 1, height > 1 { cellPixels = (width, height) }
  }

  /// Makes the mouse report pixels.
  func usePixels() {
    isPixels = true
    write(pixels)
  }

  // MARK: - Drawing

  /// Writes the cells that have changed, unless too much has been written recently.
  ///
  /// - Returns: Whether the screen now shows the grid.
  @discardableResult
  func show(_ grid: ScreenGrid) -> Bool {
    guard grid != shown else { return true }
    guard pace.admits(at: MonotonicClock.seconds) else { return false }
    let changes = grid.changes(from: shown)
    // Terminals that support this mode display the frame only when it is complete.
    let text = "\u{1B}[?2026h\(changes)\u{1B}[?2026l"
    pace.note(text.utf8.count)
    write(text)
    shown = grid
    return true
  }

  private func write(_ text: String) {
    // If the terminal has disconnected, the next read detects this.
    try? Descriptor.put(Array(text.utf8), into: STDOUT_FILENO)
  }

  // MARK: - Waiting

  /// Waits for an event until a time on the monotonic clock, in seconds, or returns `nil` if no
  /// event arrives.
  func next(until deadline: Double) -> Event? {
    while true {
      let left = max(0, deadline - MonotonicClock.seconds)
      let patience = decoder.isLoneEscape ? Double(KeyInput.escapeTime) / 1_000 : left
      let seconds = min(left, patience, 60)
      let ready = input.wait(milliseconds: Int32((seconds * 1_000).rounded(.up)))
      if ready.signal, let event = heed(input.takeSignals()) { return event }
      if ready.input {
        switch input.readByte() {
        case .byte(let byte): if let event = take(byte) { return event }
        case .nothing: break
        case .end: return .end
        }
        continue
      }
      if !ready.signal, left > patience || left > 0 && decoder.isLoneEscape,
        let event = decoder.endEscape()
      {
        return .input(event)
      }
      if MonotonicClock.seconds >= deadline { return nil }
    }
  }

  private func take(_ byte: UInt8) -> Event? {
    guard let event = decoder.take(byte) else { return nil }
    switch event {
    case .key(.control(let byte)):
      if Int32(byte) == edit_interrupt_key() || byte == 3 { return .end }
      guard byte == 26 else { break }
      // This is Ctrl-Z: the signal's handler restores the terminal and stops the program.
      kill(0, SIGTSTP)
      return nil
    default: break
    }
    return .input(event)
  }

  private func heed(_ arrived: Set<Int32>) -> Event? {
    if arrived.contains(SIGINT) { return .end }
    if arrived.contains(SIGCONT) {
      enter()
      return .redraw
    }
    guard arrived.contains(SIGWINCH) else { return nil }
    measure()
    shown = nil
    return .redraw
  }
}

/// The clock for views that move.
enum MonotonicClock {
  /// The time since an arbitrary moment, in seconds.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

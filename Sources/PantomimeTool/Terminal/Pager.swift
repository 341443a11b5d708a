import PantomimeFiles
import PantomimeReporting

/// A program that shows a long text page by page.
///
/// The pager is `$PANTOMIME_PAGER`, or else `$PAGER`, or else `less -FRX` if it is installed. No
/// pager is used if the first of these variables that is set is empty or `cat`, if the output isn't
/// a terminal, or if the text fits on the screen.
enum Pager {
  private static let standard = "less -FRX"

  /// Shows a text, in a pager if it is longer than the screen.
  ///
  /// If the pager is missing or fails, the text is written directly.
  static func show(_ text: String) {
    guard isLong(text), let command, page(text, with: command) else {
      Console.write(text)
      Console.flush()
      return
    }
  }

  /// Returns whether the screen is too small for the text and the next prompt together.
  private static func isLong(_ text: String) -> Bool {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, isatty(STDIN_FILENO) == 1,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0
    else { return false }
    return text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } >= Int(size.ws_row)
  }

  /// The shell command of the pager, or `nil` if no pager is used.
  private static var command: String? {
    for name in ["PANTOMIME_PAGER", "PAGER"] {
      guard let value = value(of: name) else { continue }
      let words = value.split { $0 == " " || $0 == "\t" }
      return words.isEmpty || words == ["cat"] ? nil : value
    }
    guard value(of: "TERM") != "dumb" else { return nil }
    let folders = (value(of: "PATH") ?? "").split(separator: ":")
    return folders.contains { access("\($0)/less", X_OK) == 0 } ? standard : nil
  }

  private static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Passes a text to a pager and waits for the pager to exit; returns `false` if the pager failed.
  private static func page(_ text: String, with command: String) -> Bool {
    Console.flush()
    let text = StandardStreams.isPlainTerminal(STDOUT_FILENO) ? ASCIIText.spelled(text) : text
    // The pager handles Ctrl-C, which must neither end this program, because the terminal would
    // stay in the pager's mode, nor interrupt the next statement. The signal has a handler here
    // because a handler, unlike an ignored signal, isn't inherited by the pager.
    var before = sigaction()
    sigaction(SIGINT, nil, &before)
    signal(SIGINT) { _ in }
    defer { sigaction(SIGINT, &before, nil) }
    var mode = termios()
    let hasMode = tcgetattr(STDIN_FILENO, &mode) == 0
    // If the pager is killed, it doesn't restore the terminal's mode.
    defer { if hasMode { tcsetattr(STDIN_FILENO, TCSANOW, &mode) } }
    guard let pager = popen(command, "w") else { return false }
    // If the pager exits before the end of the text, it closes the pipe, which isn't a failure.
    try? Descriptor.put(Array(text.utf8), into: fileno(pager))
    return isFine(pclose(pager))
  }

  /// Returns whether the pager exited normally or because of Ctrl-C.
  private static func isFine(_ status: Int32) -> Bool {
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    return status == 0 || signal == SIGINT || (signal == 0 && code == 128 + SIGINT)
  }
}

import PantomimeFiles
import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that shows a long text page by page.
///
/// `$PANTOMIME_PAGER`, else `$PAGER`, else `less -FRX` where there is a less. None where the one that
/// is named is empty or `cat`, and none where the output is no terminal or has room for the text.
enum Pager {
  private static let standard = "less -FRX"

  /// Shows a text, page by page where it is longer than the screen.
  ///
  /// What a pager has not shown, as it is not there or has failed, is written as it is.
  static func show(_ text: String) {
    guard isLong(text), let command, page(text, with: command) else {
      Console.write(text)
      Console.flush()
      return
    }
  }

  /// Whether the text and the prompt after it leave no room on the screen for its beginning.
  private static func isLong(_ text: String) -> Bool {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, isatty(STDIN_FILENO) == 1,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0
    else { return false }
    return text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } >= Int(size.ws_row)
  }

  /// What the shell is to run; `nil` for nothing.
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

  /// Hands a text to a pager and waits until it is left; false where it has failed.
  private static func page(_ text: String, with command: String) -> Bool {
    Console.flush()
    let text = StandardStreams.isPlainTerminal(STDOUT_FILENO) ? ASCIIText.spelled(text) : text
    // Ctrl-C is the pager's: it must neither end this program, which then would leave the terminal
    // as the pager had it, nor be taken for an interruption of what comes next. A handler, other
    // than a signal that is ignored, is not inherited.
    var before = sigaction()
    sigaction(SIGINT, nil, &before)
    signal(SIGINT) { _ in }
    defer { sigaction(SIGINT, &before, nil) }
    var mode = termios()
    let hasMode = tcgetattr(STDIN_FILENO, &mode) == 0
    // A pager that is killed leaves the terminal as it has made it.
    defer { if hasMode { tcsetattr(STDIN_FILENO, TCSANOW, &mode) } }
    guard let pager = popen(command, "w") else { return false }
    // A pager that is left before the end takes no more: that is no failure.
    try? Descriptor.put(Array(text.utf8), into: fileno(pager))
    return isFine(pclose(pager))
  }

  /// Whether it has ended well, or by Ctrl-C.
  private static func isFine(_ status: Int32) -> Bool {
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    return status == 0 || signal == SIGINT || (signal == 0 && code == 128 + SIGINT)
  }
}

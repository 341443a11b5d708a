import CPantomimeEdit
import Dispatch
import PantomimeFiles
package import PantomimeReporting

/// The program's two output streams: results on standard output, diagnostics on standard error.
///
/// Results are buffered and written in large pieces. A failed write ends the program with a
/// failure, so that partial output is never mistaken for complete output. If the reader has closed
/// the pipe (`| head`), the program ends without a message.
enum Console {
  // Accessed only while holding `turn`.
  nonisolated(unsafe) private static var pending: [UInt8] = []
  nonisolated(unsafe) private static var hasLostDiagnostics = false
  private static let turn = DispatchSemaphore(value: 1)
  private static let pieceSize = 1 << 16

  /// Whether results go to a terminal that shows only ASCII.
  private static let isPlainTerminal = StandardStreams.isPlainTerminal(STDOUT_FILENO)
  /// Whether diagnostics go to a terminal that shows only ASCII.
  private static let isPlainErrorTerminal = StandardStreams.isPlainTerminal(STDERR_FILENO)

  /// Writes results and a line feed.
  static func print(_ text: String) { write(text + "\n") }

  /// Writes results verbatim.
  static func write(_ text: String) {
    let text = isPlainTerminal ? ASCIIText.spelled(text) : text
    inTurn {
      pending.append(contentsOf: text.utf8)
      if pending.count >= pieceSize { hand() }
    }
  }

  /// Writes a diagnostic, and a line feed if the diagnostic doesn't end with one.
  static func report(_ text: String) {
    inTurn {
      hand()
      tell(text.hasSuffix("\n") ? text : text + "\n")
    }
  }

  /// Writes the buffered results.
  static func flush() { inTurn(hand) }

  /// Writes all buffered results and exits the program; if writing fails, the status is that of a
  /// failure.
  static func leave(_ status: ExitStatus) -> Never {
    inTurn {
      hand()
      // Some file systems report that the disk is full only when the file is closed.
      if close(STDOUT_FILENO) != 0, errno != EBADF, errno != EINTR { fail(SystemError()) }
    }
    end(hasLostDiagnostics ? .couldNotRun : status)
  }

  /// Exits an interrupted program after writing the results so far.
  static func leaveInterrupted() -> Never {
    // The thread that holds `turn` may be blocked, because the reader of the output doesn't read.
    if turn.wait(timeout: .now() + .milliseconds(200)) == .success {
      hand()
      tell("pantomime: interrupted; the output is incomplete\n")
    }
    end(.interrupted)
  }

  private static func end(_ status: ExitStatus) -> Never {
    // The interrupted work may still be running, so nothing may be deallocated.
    if status == .interrupted { _exit(status.rawValue) }
    exit(status.rawValue)
  }

  private static func inTurn(_ work: () -> Void) {
    turn.wait()
    defer { turn.signal() }
    work()
  }

  private static func hand() {
    do throws(SystemError) {
      try Descriptor.put(pending, into: STDOUT_FILENO)
    } catch {
      fail(error)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private static func fail(_ error: SystemError) -> Never {
    if !error.isClosedPipe {
      tell("pantomime: standard output cannot be written: \(error.reason)\n")
    }
    exit(ExitStatus.couldNotRun.rawValue)
  }

  private static func tell(_ text: String) {
    let text = isPlainErrorTerminal ? ASCIIText.spelled(text) : text
    do throws(SystemError) {
      try Descriptor.put(Array(text.utf8), into: STDERR_FILENO)
    } catch {
      hasLostDiagnostics = true
    }
  }
}

/// The three standard streams.
enum StandardStreams {
  /// Whether a stream goes to a terminal that shows only ASCII.
  static func isPlainTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && !TerminalStyle.terminalIsUTF8
  }

  /// Opens the standard streams that are closed, so that no other file gets their descriptors,
  /// while reading and writing still fail.
  static func secure() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 {
      // The system assigns the lowest free descriptor, which is that of this stream.
      _ = open("/dev/null", mode)
    }
    // Writing to a closed pipe, or past the maximum size of a file, then fails with an error.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

extension ColorChoice {
  /// Returns the style of text on a stream, for the current width of the terminal.
  func style(for descriptor: Int32) -> Style {
    let environment = ProcessSurroundings.environment
    let isTerminal = isatty(descriptor) == 1
    var style = Style(
      hasColor: TerminalStyle.wantsColor(self, environment: environment, isTerminal: isTerminal),
      // For a terminal, the character set comes from the locale. Loading the locale's files takes
      // longer than running many scripts.
      isUnicode: !isTerminal || TerminalStyle.terminalIsUTF8,
      columns: TerminalStyle.columns(of: descriptor, environment: environment),
      rows: isTerminal ? TerminalStyle.rows(of: descriptor) : nil)
    style.colors = TerminalStyle.colors(environment: environment)
    style.theme = TerminalStyle.theme(environment: environment)
    return style
  }
}

/// A value of `--color`.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The color, character set, and width of an output stream.
package struct TerminalStyle: Equatable {
  package var color: Bool
  package var utf8: Bool
  package var columns: Int

  /// A style without escape sequences or characters outside ASCII, for pipes, files, and dumb
  /// terminals.
  package static let plain = TerminalStyle(color: false, utf8: false, columns: 80)

  package init(color: Bool, utf8: Bool, columns: Int) {
    self.color = color
    self.utf8 = utf8
    self.columns = columns
  }

  /// Creates the style of one stream, because perhaps only one of standard output and standard
  /// error is a terminal.
  package init(
    for descriptor: Int32, color choice: ColorChoice = .auto,
    environment: Environment = ProcessSurroundings.environment
  ) {
    color = TerminalStyle.wantsColor(
      choice, environment: environment, isTerminal: isatty(descriptor) == 1)
    utf8 = TerminalStyle.terminalIsUTF8
    columns = TerminalStyle.columns(of: descriptor, environment: environment)
  }

  /// Whether the character set of the process is UTF-8; computed once.
  package static let terminalIsUTF8 = edit_use_utf8()

  /// Returns whether to use color.
  ///
  /// A flag overrides `NO_COLOR`, which overrides `CLICOLOR_FORCE`, which overrides `CLICOLOR=0`
  /// and a dumb terminal. An empty variable counts as unset.
  package static func wantsColor(
    _ choice: ColorChoice, environment: Environment, isTerminal: Bool
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String { environment[name] ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    if !value("CLICOLOR_FORCE").isEmpty, value("CLICOLOR_FORCE") != "0" { return true }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return false }
    return isTerminal
  }

  /// Returns the width that the terminal reports; if it reports none, the value of `COLUMNS`, or
  /// else 80.
  package static func columns(of descriptor: Int32, environment: Environment) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return 80
  }

  /// Returns the height that the terminal reports, or `nil` if it reports none.
  package static func rows(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  /// Returns the number of colors that the terminal supports, according to environment variables.
  package static func colors(environment: Environment) -> Style.Colors {
    switch environment["COLORTERM"] {
    case "truecolor", "24bit": .direct
    default: environment["TERM"]?.hasSuffix("-256color") == true ? .indexed : .basic
    }
  }

  /// Returns the theme for the terminal's background color, which environment variables specify, or
  /// `nil` if the color is unknown.
  ///
  /// `COLORFGBG` ends with the number of the background color, one of the 16 terminal colors.
  package static func theme(environment: Environment) -> Theme? {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last)
    else { return nil }
    return number == 7 || (9...15).contains(number) ? .light : .dark
  }

  /// Whether the terminal that provides standard input has disconnected.
  package static var terminalIsGone: Bool {
    var mode = termios()
    return tcgetattr(STDIN_FILENO, &mode) != 0
  }

  package func dim(_ text: String) -> String { wrapped(text, code: "2") }

  private func wrapped(_ text: String, code: String) -> String {
    color && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension TerminalStyle {
  /// The number of columns that a text takes; characters that can't be displayed take no columns.
  package static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  package static func width(of scalar: Unicode.Scalar) -> Int {
    max(0, Int(edit_width(scalar.value)))
  }

  /// Returns the longest prefix of a text that fits into a number of columns.
  package static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      used += width(of: scalar)
      if used > columns { break }
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns the text if it fits, or otherwise its beginning and an ellipsis.
  package static func shortened(_ text: String, columns: Int, utf8: Bool) -> String {
    guard width(of: text) > columns else { return text }
    let mark = utf8 ? "…" : "..."
    guard width(of: mark) < columns else { return prefix(of: text, columns: columns) }
    var kept = prefix(of: text, columns: columns - width(of: mark)).unicodeScalars
    while kept.last == " " { kept.removeLast() }
    return String(kept) + mark
  }

  /// Makes a text safe for a terminal: removes control characters and, if the terminal doesn't use
  /// UTF-8, the characters that it would misread (libedit crashes if a prompt contains them).
  package static func printable(_ text: String, utf8: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case ..<0x20, 0x7F..<0xA0: continue
      case 0x20..<0x7F: result.append(scalar)
      default: result.append(utf8 ? scalar : "?")
      }
    }
    return String(result)
  }
}

import CPantomimeEdit
package import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A value of `--color`.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The color, character set and width of an output stream.
package struct TerminalStyle: Equatable {
  package var color: Bool
  package var utf8: Bool
  package var columns: Int

  /// Neither escape sequences nor characters outside ASCII, for pipes, files and dumb terminals.
  package static let plain = TerminalStyle(color: false, utf8: false, columns: 80)

  package init(color: Bool, utf8: Bool, columns: Int) {
    self.color = color
    self.utf8 = utf8
    self.columns = columns
  }

  /// Creates the style of one stream: only one of standard output and standard error may be a
  /// terminal.
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

  /// Returns the width that the terminal reports, or else `COLUMNS`, or else 80.
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

  /// Returns the number of colors that the terminal supports according to the environment.
  package static func colors(environment: Environment) -> Style.Colors {
    switch environment["COLORTERM"] {
    case "truecolor", "24bit": .direct
    default: environment["TERM"]?.hasSuffix("-256color") == true ? .indexed : .basic
    }
  }

  /// Returns the theme that suits the terminal's background color according to the environment, or
  /// `nil` if that is unknown.
  ///
  /// `COLORFGBG` ends with the number of the background among the 16 colors.
  package static func theme(environment: Environment) -> Theme? {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last)
    else { return nil }
    return number == 7 || (9...15).contains(number) ? .light : .dark
  }

  /// Whether the terminal of standard input has disconnected.
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
  /// The number of columns that a text takes; characters that can't be displayed take none.
  package static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  package static func width(of scalar: Unicode.Scalar) -> Int {
    max(0, Int(edit_width(scalar.value)))
  }

  /// Returns the longest prefix that fits.
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

  /// Returns the text if it fits, else its beginning and an ellipsis.
  package static func shortened(_ text: String, columns: Int, utf8: Bool) -> String {
    guard width(of: text) > columns else { return text }
    let mark = utf8 ? "…" : "..."
    guard width(of: mark) < columns else { return prefix(of: text, columns: columns) }
    var kept = prefix(of: text, columns: columns - width(of: mark)).unicodeScalars
    while kept.last == " " { kept.removeLast() }
    return String(kept) + mark
  }

  /// Makes text safe for a terminal: removes control characters and, outside UTF-8, characters that
  /// the terminal would misread (libedit crashes on such a prompt).
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

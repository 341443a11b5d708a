/// The style of a report, which the caller passes, so that a report doesn't depend on global state.
package struct Style: Sendable, Hashable {
  /// A Boolean value that indicates whether escape sequences for color are allowed.
  package var hasColor: Bool
  /// A Boolean value that indicates whether characters outside ASCII are allowed.
  package var isUnicode: Bool
  /// The width of a line, in columns.
  package var columns: Int

  /// The height of the terminal, in rows, or `nil` if the height is unlimited.
  package var rows: Int?
  /// The colors of pictures.
  package var colors = Colors.basic
  /// The theme that suits the terminal's background, or `nil` if the background is unknown;
  /// pictures then use the 16 colors of the terminal's theme, which suit its background.
  package var theme: Theme?

  package init(hasColor: Bool, isUnicode: Bool, columns: Int = 80, rows: Int? = nil) {
    self.hasColor = hasColor
    self.isUnicode = isUnicode
    self.columns = columns
    self.rows = rows
  }

  /// A style without color, and with 80 columns, for pipes, files, and tests.
  package static let plain = Style(hasColor: false, isUnicode: true)

  /// The emphasis of a text.
  package enum Emphasis: String, Sendable {
    case dim = "2"
    case bold = "1"
    case good = "32"
    case bad = "31"
    case warning = "33"
  }

  /// Returns the text with an emphasis if color is allowed.
  package func paint(_ text: String, _ emphasis: Emphasis) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The dash between an event and its reason.
  package var dash: String { isUnicode ? "—" : "--" }
}

extension Style {
  /// The number of colors of a terminal.
  package enum Colors: Sendable, Hashable {
    /// The 16 colors of the terminal's theme.
    case basic
    /// 256 numbered colors.
    case indexed
    /// Any color.
    case direct
  }
}

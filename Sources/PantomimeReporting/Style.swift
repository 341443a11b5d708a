/// How a report may look: given by whoever prints it, so that a report depends on nothing else.
package struct Style: Sendable, Hashable {
  /// Whether escape sequences for colour may be used.
  package var hasColor: Bool
  /// Whether characters beyond ASCII may be used.
  package var isUnicode: Bool
  /// The width of a line, in columns.
  package var columns: Int

  package init(hasColor: Bool, isUnicode: Bool, columns: Int = 80) {
    self.hasColor = hasColor
    self.isUnicode = isUnicode
    self.columns = columns
  }

  /// No colour and 80 columns: what pipes, files and tests get.
  package static let plain = Style(hasColor: false, isUnicode: true)

  /// How a piece of text stands out.
  package enum Emphasis: String, Sendable {
    case dim = "2"
    case bold = "1"
    case good = "32"
    case bad = "31"
    case warning = "33"
  }

  /// The text with an emphasis, where colour is allowed.
  package func paint(_ text: String, _ emphasis: Emphasis) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// What divides a fact from its reason.
  package var dash: String { isUnicode ? "—" : "--" }
}

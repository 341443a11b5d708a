/// A sequence of texts and tables that adapts to any width.
package struct Page: Sendable {
  private enum Part: Sendable {
    case text(String)
    case table(PlainTable)
  }

  private var parts: [Part] = []

  /// Creates an empty page.
  package init() {}

  /// Adds text whose lines each end with a line feed.
  package mutating func add(_ text: String) { parts.append(.text(text)) }

  /// Adds a table.
  package mutating func add(_ table: PlainTable) { parts.append(.table(table)) }

  /// Returns the whole page, with a line feed after every line.
  ///
  /// - Parameter width: the number of available columns, or `nil` for no limit.
  package func text(columns width: Int? = nil) -> String {
    parts.map { part in
      switch part {
      case .text(let text): width.map { Wrapping.text(text, columns: $0) } ?? text
      case .table(let table): table.text(columns: width)
      }
    }.joined()
  }
}

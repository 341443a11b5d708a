/// Texts and tables one below the other, which fit whatever width there is.
package struct Page: Sendable {
  private enum Part: Sendable {
    case text(String)
    case table(PlainTable)
  }

  private var parts: [Part] = []

  /// An empty page.
  package init() {}

  /// Adds a text, whose lines are each ended by a line feed.
  package mutating func add(_ text: String) { parts.append(.text(text)) }

  /// Adds a table.
  package mutating func add(_ table: PlainTable) { parts.append(.table(table)) }

  /// All of it, every line ended by a line feed.
  ///
  /// - Parameter width: the columns there are; `nil` for as many as it takes.
  package func text(columns width: Int? = nil) -> String {
    parts.map { part in
      switch part {
      case .text(let text): width.map { Wrapping.text(text, columns: $0) } ?? text
      case .table(let table): table.text(columns: width)
      }
    }.joined()
  }
}

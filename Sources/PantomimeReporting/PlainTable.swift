/// A table with aligned columns, in which rows can be marked.
///
/// A table adapts to any width. If it is too wide, the text of its last column is wrapped next to
/// the other columns. If there is no space for that, the cells of the columns that don't fit are
/// placed below their row.
package struct PlainTable: Sendable {
  /// The alignment of a column's cells.
  package enum Alignment: Sendable {
    case left
    /// Numbers, aligned at the decimal point; text after a number moves with the number.
    case decimal
  }

  /// A heading, and the alignment of the cells below it.
  package struct Column: Sendable {
    package let title: String
    package let alignment: Alignment

    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  private let columns: [Column]
  private var rows: [(cells: [String], isMarked: Bool)] = []

  /// The indentation of columns below a row; our choice.
  private static let below = 6

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; missing cells are empty.
  package mutating func add(_ cells: [String], isMarked: Bool = false) {
    rows.append((cells, isMarked))
  }

  /// Returns the heading and the rows, each followed by a line feed; marked rows begin with a star.
  ///
  /// - Parameter width: the number of available columns, or `nil` for no limit.
  package func text(columns width: Int? = nil) -> String {
    let aligned = columns.indices.map(cells)
    let titles = aligned.map { $0.title }
    let lines = [titles] + rows.indices.map { row in aligned.map { $0.cells[row] } }
    let marks = [" "] + rows.map { $0.isMarked ? "*" : " " }
    let whole = zip(lines, marks).map { line($0, mark: $1) }
    guard let width, whole.contains(where: { Wrapping.width($0) >= width }) else {
      return whole.map { $0 + "\n" }.joined()
    }
    let start = 2 + titles.dropLast().reduce(0) { $0 + Wrapping.width($1) + 2 }
    if columns.last?.alignment == .left, start + Wrapping.narrowest < width {
      return whole.map { Wrapping.line($0, columns: width, indent: start) + "\n" }.joined()
    }
    let beside = fitting(titles, width)
    return zip(lines, marks).map { cells, mark in
      let head = line(Array(cells.prefix(beside)), mark: mark)
      let rest = line(Array(cells.dropFirst(beside)), mark: " ").drop { $0 == " " }
      let blanks = String(repeating: " ", count: PlainTable.below)
      return Wrapping.line(head, columns: width, indent: PlainTable.below) + "\n"
        + (rest.isEmpty
          ? "" : Wrapping.line(blanks + rest, columns: width, indent: PlainTable.below) + "\n")
    }.joined()
  }

  /// Returns how many columns fit side by side; a last column that contains prose isn't counted.
  private func fitting(_ titles: [String], _ width: Int) -> Int {
    let most = columns.last?.alignment == .left ? titles.count - 1 : titles.count
    var used = 0
    let count = titles.prefix(most).prefix { title in
      used += Wrapping.width(title) + 2
      return used < width
    }.count
    return max(1, count)
  }

  private func line(_ cells: [String], mark: String) -> String {
    var line = Substring(mark + " " + cells.joined(separator: "  "))
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Returns a column in which every cell is padded to the width of the widest cell.
  private func cells(_ column: Int) -> (title: String, cells: [String]) {
    let texts = rows.map { column < $0.cells.count ? $0.cells[column] : "" }
    let title = columns[column].title
    switch columns[column].alignment {
    case .left:
      let width = ([title] + texts).map { Wrapping.width($0) }.max() ?? 0
      return (pad(title, width), texts.map { pad($0, width) })
    case .decimal:
      let wholes = texts.map { $0.prefix { $0 == "-" || $0.isNumber }.count }
      let widest = wholes.max() ?? 0
      let shifted = zip(texts, wholes).map { text, whole in
        String(repeating: " ", count: widest - whole) + text
      }
      let width = ([title] + shifted).map { Wrapping.width($0) }.max() ?? 0
      return (pad(title, width), shifted.map { pad($0, width) })
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Wrapping.width(text)))
  }
}

/// A sequence of texts, lines to copy, and tables, that adapts to any width.
package struct Page: Sendable {
  private enum Part: Sendable {
    case text(String)
    case lines(String)
    case table(PlainTable)
  }

  private var parts: [Part] = []

  /// Creates an empty page.
  package init() {}

  /// Adds text whose lines each end with a line feed.
  package mutating func add(_ text: String) { parts.append(.text(text)) }

  /// Adds lines to copy, such as a script, which aren't broken.
  package mutating func add(lines: String) { parts.append(.lines(lines)) }

  /// Adds a table.
  package mutating func add(_ table: PlainTable) { parts.append(.table(table)) }

  /// Returns the whole page, with a line feed after every line.
  ///
  /// - Parameter width: the number of available columns, or `nil` for no limit.
  package func text(columns width: Int? = nil) -> String {
    parts.map { part in
      switch part {
      case .text(let text): width.map { Wrapping.text(text, columns: $0) } ?? text
      case .lines(let lines): lines
      case .table(let table): table.text(columns: width)
      }
    }.joined()
  }
}

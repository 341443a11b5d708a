/// Rows of cells in aligned columns, some rows marked.
package struct PlainTable: Sendable {
  /// How the cells of a column stand.
  package enum Alignment: Sendable {
    case left
    /// Numbers, one decimal point below the other; what follows a number stays with it.
    case decimal
  }

  /// A heading, and how the cells below it stand.
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

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; cells that are missing stay empty.
  package mutating func add(_ cells: [String], isMarked: Bool = false) {
    rows.append((cells, isMarked))
  }

  /// The heading and the rows, each ended by a line feed; marked rows begin with a star.
  package var text: String {
    let aligned = columns.indices.map(cells)
    var lines = [line(columns.indices.map { aligned[$0].title }, mark: " ")]
    for (number, row) in rows.enumerated() {
      lines.append(
        line(columns.indices.map { aligned[$0].cells[number] }, mark: row.isMarked ? "*" : " "))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ cells: [String], mark: String) -> String {
    var line = Substring(mark + " " + cells.joined(separator: "  "))
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// A column with every cell as wide as the widest.
  private func cells(_ column: Int) -> (title: String, cells: [String]) {
    let texts = rows.map { column < $0.cells.count ? $0.cells[column] : "" }
    let title = columns[column].title
    switch columns[column].alignment {
    case .left:
      let width = ([title] + texts).map { $0.count }.max() ?? 0
      return (pad(title, width), texts.map { pad($0, width) })
    case .decimal:
      let wholes = texts.map { $0.prefix { $0 == "-" || $0.isNumber }.count }
      let widest = wholes.max() ?? 0
      let shifted = zip(texts, wholes).map { text, whole in
        String(repeating: " ", count: widest - whole) + text
      }
      let width = ([title] + shifted).map { $0.count }.max() ?? 0
      return (pad(title, width), shifted.map { pad($0, width) })
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

import PantomimeKit

/// A Markdown document about the facts of one series: one table per group, and one row per fact.
struct FactDocument {
  let groups: [FactGroup]
  /// All facts, sorted by number.
  let facts: [Fact]
  /// The numbers of `facts`.
  private let numbers: [Int]

  /// Reads the tables whose first column is headed `fact`; ignores the text around them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the text.
  @inline(never)  // Eight documents would be eight copies.
  init(_ text: String) {
    var groups: [FactGroup] = []
    var title = ""
    var table = FactTable()
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.first == UInt8(ascii: "|") else {
        guard line.starts(with: "## ".utf8) else { continue }
        if !table.facts.isEmpty { groups.append(FactGroup(title, table.facts)) }
        title = String(decoding: line.dropFirst(3), as: UTF8.self)
        table = FactTable()
        continue
      }
      table.add(FactTable.cells(line))
    }
    if !table.facts.isEmpty { groups.append(FactGroup(title, table.facts)) }
    self.groups = groups
    facts = groups.flatMap { $0.facts }
    numbers = facts.map { FactID($0.name)?.number ?? 0 }
  }

  /// Returns the index of the first fact whose number is at least `number`, or `facts.count` if
  /// there is none.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(from number: Int) -> Int {
    numbers.partitioningIndex { $0 >= number }
  }

  /// Returns the fact with the given number, or `nil` if there is none.
  func fact(_ number: Int) -> Fact? {
    let index = firstIndex(from: number)
    return index < facts.count && numbers[index] == number ? facts[index] : nil
  }
}

/// A Markdown table, read row by row.
private struct FactTable {
  private var columns: [String] = []
  private(set) var facts: [Fact] = []

  /// Adds a row; the first row is the head, and any other row that doesn't describe a fact is
  /// ignored.
  mutating func add(_ cells: [String]) {
    guard !columns.isEmpty else {
      columns = cells
      return
    }
    guard columns.first == "fact", let name = cells.first, FactID(name) != nil,
      let standing = cell("kind", of: cells).flatMap({ Fact.Standing(rawValue: $0) })
    else { return }
    facts.append(
      Fact(
        name, standing, cell("statement", of: cells) ?? "", source: cell("source", of: cells) ?? "",
        kept: cell("kept because", of: cells),
        recordings: cell("recordings", of: cells).flatMap { Int($0) },
        residual: cell("residual", of: cells),
        script: cell("script", of: cells)?.filter { $0 != "`" }))
  }

  private func cell(_ column: String, of cells: [String]) -> String? {
    guard let index = columns.firstIndex(of: column), index < cells.count, !cells[index].isEmpty
    else { return nil }
    return cells[index]
  }

  /// Returns the cells of a row, without the backslashes that escape Markdown.
  static func cells(_ line: Substring.UTF8View) -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in line.dropFirst() {
      if isEscaped {
        cell.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "|") {
        cells.append(trimmed(cell))
        cell = []
      } else {
        cell.append(byte)
      }
    }
    return cells
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    let blank = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 != blank }),
      let last = bytes.lastIndex(where: { $0 != blank })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

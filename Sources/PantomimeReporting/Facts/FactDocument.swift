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

/// The text about facts in help.
package enum FactText {
  /// Returns the kind, the sentence, the source, and the evidence of a fact, and the facts and
  /// texts that cite it.
  ///
  /// - Parameter citedBy: phrases for the texts, other than facts, that cite the fact.
  package static func full(_ fact: Fact, citedBy: [String] = []) -> String {
    var text = "\(fact.name)  \(fact.standing.explanation)\n"
    text += paragraph(fact.sentence, behind: "  ")
    text += paragraph(fact.source, behind: "  source: ")
    if let evidence = evidence(fact) { text += paragraph(evidence, behind: "  evidence: ") }
    let resting = Facts.resting(on: fact).map { $0.name }
    if !resting.isEmpty {
      text += paragraph(resting.joined(separator: ", "), behind: "  cited by facts: ")
    }
    if !citedBy.isEmpty {
      text += paragraph(citedBy.joined(separator: ", "), behind: "  cited by: ")
    }
    return text
  }

  /// Returns the number of recordings, the residual, and the script of a fact, or `nil` if it has
  /// none of them.
  private static func evidence(_ fact: Fact) -> String? {
    let parts = [
      fact.recordings.map { "\($0) recording\($0 == 1 ? "" : "s")" },
      fact.residual.map { "greatest difference \($0)" },
      Evidence.script(of: fact),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns a list of facts with their kinds and sentences.
  package static func list(_ facts: [Fact]) -> String {
    let width = facts.map { $0.name.count }.max() ?? 0
    let standings = facts.map { $0.standing.rawValue.count }.max() ?? 0
    return facts.map { fact in
      paragraph(
        fact.sentence,
        behind:
          "\(Printable.padded(fact.name, width))  \(Printable.padded(fact.standing.rawValue, standings))  "
      )
    }.joined()
  }

  /// The letters of each series, with the range of the numbers and the subject.
  package static var letters: String {
    let rows: [(head: String, subject: String)] = FactID.Series.allCases.compactMap { series in
      let facts = Facts.series(series)
      guard let first = facts.first, let last = facts.last else { return nil }
      let range = Printable.padded("\(first.name) – \(last.name)", 10)
      return ("\(Printable.padded(series.rawValue, 2))  \(range)", series.subject)
    }
    return rows.map { paragraph($0.subject, behind: "  \($0.head)  ") }.joined()
  }

  /// Returns a paragraph on a single line, which the caller wraps when it prints it.
  private static func paragraph(_ text: String, behind head: String) -> String {
    head + text + "\n"
  }
}

/// A table in Markdown.
enum MarkdownTable {
  /// Returns the head, the line below it, and the rows; each line ends with a line feed.
  static func text(head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.map { cell($0) }.joined(separator: " | ")) |\n" }.joined()
  }

  /// Escapes the characters that would end a cell, or that Markdown would interpret as formatting.
  private static func cell(_ text: String) -> String {
    var isCode = false
    return String(
      text.flatMap { character -> [Character] in
        if character == "`" { isCode.toggle() }
        switch character {
        case "|": return ["\\", "|"]
        case "*", "_", "<": return isCode ? [character] : ["\\", character]
        default: return [character]
        }
      })
  }
}

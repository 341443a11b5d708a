import Foundation

/// Tables of reference numbers, written as text by a script in `scripts/reference`.
///
/// A table begins with a line `[name] columns`, each of its groups with a line `: key`, and every
/// further line is a row. Lines that begin with `#` are comments.
package struct ReferenceFile: Sendable {
  private typealias Group = (key: String, rows: [String])

  private var tables: [String: [Group]] = [:]

  /// Reads a file below the folder of the tests.
  ///
  /// A missing file is an error of the project.
  package init(_ path: String) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    guard let text = try? String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    else { preconditionFailure("\(path) cannot be read") }
    var name = ""
    for line in text.split(separator: "\n") where line.first != "#" {
      if line.first == "[" {
        name = String(line.dropFirst().prefix { $0 != "]" })
      } else if line.first == ":" {
        tables[name, default: []].append((String(line.dropFirst(2)), []))
      } else {
        if tables[name] == nil { tables[name] = [("", [])] }
        let last = tables[name, default: []].count - 1
        tables[name]?[last].rows.append(String(line))
      }
    }
  }

  /// Returns the groups of a table as text.
  package func texts(_ table: String) -> [(name: String, rows: [String])] {
    guard let groups = tables[table] else { preconditionFailure("there is no table \(table)") }
    return groups.map { ($0.key, $0.rows) }
  }

  /// Returns the groups of a table, with each row made of its numbers.
  package func groups<Row>(
    _ table: String, _ row: ([Double]) -> Row
  ) -> [(key: [Double], rows: [Row])] {
    texts(table).map { (numbers($0.name), $0.rows.map { row(numbers($0)) }) }
  }

  /// Returns the numbers of a table that consists of one row.
  package func list(_ table: String) -> [Double] { numbers(texts(table)[0].rows[0]) }

  private func numbers(_ text: String) -> [Double] {
    text.split(separator: " ").map { word in
      guard let number = Double(word) else { preconditionFailure("'\(word)' is not a number") }
      return number
    }
  }
}

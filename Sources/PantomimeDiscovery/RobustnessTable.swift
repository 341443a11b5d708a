import PantomimeKit
import PantomimeReporting

/// The rows of a measurement as text.
package enum RobustnessTable {
  /// Returns the table for a person.
  package static func text(_ rows: [RobustnessRow]) -> String {
    let head = ["test", "noise", "jitter", "rate", "dropped", "flipped by"]
    let table =
      [head]
      + rows.map { row in
        let flips = row.estimators + row.readings
        return [
          row.name, "\(Numerals.text(row.noise, decimals: 2)) pt",
          row.isReported ? "reported" : "\(Numerals.text(row.jitter, decimals: 1)) ms",
          row.isReported ? "" : "\(Numerals.text(row.rate, decimals: 0)) Hz",
          row.isReported ? "" : "\(Numerals.text(row.dropped * 100, decimals: 0)) %",
          (row.passes ? "" : "(fails as written) ")
            + (flips.isEmpty ? "" : flips.joined(separator: ", ")),
        ]
      }
    let widths = head.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = table.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        line += column == cells.count - 1 ? cell : Printable.padded(cell, widths[column]) + "  "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }
    let weak = rows.count { $0.noise < 1 }
    return lines.joined() + "\(rows.count) measured, \(weak) would flip at 1 pt of noise\n"
  }

  /// Returns the rows as JSON, one object per line.
  package static func lines(_ rows: [RobustnessRow]) -> String {
    rows.map { row in
      JSONText.object([
        ("v", .count(1)), ("event", .string("robust")), ("name", .string(row.name)),
        ("passes", .flag(row.passes)), ("reported", .flag(row.isReported)),
        ("noise", .number(row.noise)), ("jitter", .number(row.jitter)), ("rate", .number(row.rate)),
        ("dropped", .number(row.dropped)), ("estimators", .strings(row.estimators)),
        ("readings", .strings(row.readings)),
      ]).text + "\n"
    }.joined()
  }
}

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
        return [row.name] + amounts(row) + [
          (row.passes ? "" : row.knownFailure == nil ? "(fails as written) " : "(known failure) ")
            + (flips.isEmpty ? "" : flips.joined(separator: ", "))
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
    let weak = rows.count { $0.varies(.noise) && $0.noise < 1 }
    return lines.joined() + "\(rows.count) measured, \(weak) would flip at 1 pt of noise\n"
  }

  /// Returns the cells of the amounts; `≥` and `≤` mark the ends of the ranges, at which nothing has
  /// flipped yet.
  private static func amounts(_ row: RobustnessRow) -> [String] {
    if row.expectsNothing { return ["expects nothing", "", "", ""] }
    func cell(_ value: Double, _ decimals: Int, _ unit: String, end: String = "") -> String {
      end + Numerals.text(value, decimals: decimals) + " " + unit
    }
    let noise = cell(
      row.noise, 2, "pt", end: row.noise == RobustnessMeasure.mostNoise ? "≥ " : "")
    switch row.fingers {
    case .none: return ["no finger", "", "", ""]
    case .reported: return [noise, "reported", "", ""]
    case .touches: return [noise, "single touches", "", ""]
    case .sampled:
      return [
        noise,
        cell(row.jitter, 1, "ms", end: row.jitter == RobustnessMeasure.mostJitter ? "≥ " : ""),
        cell(row.rate, 0, "Hz", end: row.rate == RobustnessMeasure.leastRate ? "≤ " : ""),
        cell(
          row.dropped * 100, 0, "%",
          end: row.dropped == RobustnessMeasure.mostDropped ? "≥ " : ""),
      ]
    }
  }

  /// Returns the rows as JSON, one object per line; an amount that isn't measured is `null`.
  package static func lines(_ rows: [RobustnessRow]) -> String {
    rows.map { row in
      func amount(_ aspect: RobustnessRow.Aspect, _ value: Double) -> JSONText {
        row.varies(aspect) ? .number(value) : .null
      }
      return JSONText.object([
        ("v", .count(1)), ("event", .string("robust")), ("name", .string(row.name)),
        ("passes", .flag(row.passes)),
        ("expects-nothing", row.expectsNothing ? .flag(true) : nil),
        ("known-failure", row.knownFailure.map { .string($0) }),
        ("fingers", .string(row.fingers.rawValue)),
        ("reported", .flag(row.fingers == .reported)),
        ("noise", amount(.noise, row.noise)), ("jitter", amount(.jitter, row.jitter)),
        ("rate", amount(.rate, row.rate)), ("dropped", amount(.dropped, row.dropped)),
        ("estimators", .strings(row.estimators)),
        ("readings", .strings(row.readings)),
      ]).text + "\n"
    }.joined()
  }
}

package import PantomimeKit

/// Paths and their values in two aligned columns.
package enum ValueTable {
  /// One line for every path, each ended by a line feed.
  package static func text(
    _ values: [(path: String, reading: Reading)], style: Style
  ) -> String {
    let width = min(values.map(\.path.count).max() ?? 0, 40)
    return values.map { value in
      let gap = String(repeating: " ", count: max(0, width - value.path.count) + 2)
      let unit = ReadingText.unit(value.reading)
      return "\(value.path)\(gap)\(ReadingText.text(value.reading))"
        + (unit.isEmpty ? "" : style.paint(" \(unit)", .dim)) + "\n"
    }.joined()
  }
}

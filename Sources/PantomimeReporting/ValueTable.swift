package import PantomimeKit

/// Paths and their values in two aligned columns.
package enum ValueTable {
  /// Returns one line for every path, each followed by a line feed.
  package static func text(
    _ values: [(path: String, pathValue: PathValue)], style: Style
  ) -> String {
    let width = min(values.map { $0.path.count }.max() ?? 0, 40)
    return values.map { value in
      let gap = String(repeating: " ", count: max(0, width - value.path.count) + 2)
      let unit = PathValueText.unit(value.pathValue)
      return "\(value.path)\(gap)\(PathValueText.text(value.pathValue))"
        + (unit.isEmpty ? "" : style.paint(" \(unit)", .dim)) + "\n"
    }.joined()
  }

  /// Returns an overview: a line for every object that has values, `card.1  frame … radius …`.
  package static func overview(
    _ values: [(path: String, pathValue: PathValue)], style: Style
  ) -> String {
    var groups: [(name: String, values: [(name: String, pathValue: PathValue)])] = []
    for value in values {
      let (group, name) = split(value.path)
      if let index = groups.firstIndex(where: { $0.name == group }) {
        groups[index].values.append((name, value.pathValue))
      } else {
        groups.append((group, [(name, value.pathValue)]))
      }
    }
    let width = groups.map { $0.name.count }.max() ?? 0
    return groups.map { group in
      let blanks = String(repeating: " ", count: width - group.name.count + 2)
      var line = Wrapping(columns: style.columns, indent: width + 2, used: width + 2)
      for value in group.values {
        let text = PathValueText.text(value.pathValue)
        line.add("\(value.name) \(text)", gap: 3, shown: style.paint(value.name, .dim) + " " + text)
      }
      return style.paint(group.name, .bold) + blanks + line.lines + "\n"
    }.joined()
  }

  /// Splits a path into the object that it belongs to, and the rest; a model value stays with its
  /// view, and the state of an animator with its name.
  private static func split(_ path: String) -> (group: String, name: String) {
    let parts = path.split(separator: ".")
    let inner = parts.firstIndex { $0 == "model" || $0 == "animator" }
    let end = inner ?? max(0, parts.count - 1)
    return (parts[..<end].joined(separator: "."), parts[end...].joined(separator: "."))
  }
}

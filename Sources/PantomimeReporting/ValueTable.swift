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

  /// The minimum number of consecutive objects that are summarized in one line; our choice.
  private static let fewestFolded = 4

  /// An object with its values.
  private struct Group {
    let name: String
    var values: [(name: String, pathValue: PathValue)] = []
    /// The number of objects that a single line summarizes, and the name of the last one, or `nil`
    /// if the object isn't summarized.
    var folded: (count: Int, last: String)?
  }

  /// Returns an overview with a line for every object that has values, such as
  /// `card.1  frame … radius …`.
  ///
  /// - Parameter hidden: The objects that are of no interest. If several consecutive ones have
  ///   names that differ only in their number, a single line shows the first and the last name.
  package static func overview(
    _ values: [(path: String, pathValue: PathValue)], hiding hidden: Set<String> = [], style: Style
  ) -> String {
    let groups = folded(groups(values), hidden)
    let width = groups.map { $0.name.count }.max() ?? 0
    return groups.map { group in
      let blanks = String(repeating: " ", count: width - group.name.count + 2)
      var line = Wrapping(columns: style.columns, indent: width + 2, used: width + 2)
      if let (count, last) = group.folded {
        let name = base(group.name) ?? group.name
        line.add("to \(last): \(count) off screen or untouched", gap: 0)
        line.add("(`show \(name)` lists them)", gap: 1)
      }
      for value in group.values where group.folded == nil {
        let text = PathValueText.text(value.pathValue)
        line.add("\(value.name) \(text)", gap: 3, shown: style.paint(value.name, .dim) + " " + text)
      }
      return style.paint(group.name, .bold) + blanks + line.lines + "\n"
    }.joined()
  }

  private static func groups(_ values: [(path: String, pathValue: PathValue)]) -> [Group] {
    var groups: [Group] = []
    for value in values {
      let (group, name) = split(value.path)
      let index = groups.firstIndex { $0.name == group } ?? groups.endIndex
      if index == groups.endIndex { groups.append(Group(name: group)) }
      groups[index].values.append((name, value.pathValue))
    }
    return groups
  }

  private static func folded(_ groups: [Group], _ hidden: Set<String>) -> [Group] {
    var shown: [Group] = []
    var rest = groups[...]
    while let first = rest.first {
      let base = base(first.name)
      let same = rest.prefix { hidden.contains($0.name) && self.base($0.name) == base }
      let isFolded = base != nil && same.count >= fewestFolded
      var group = first
      if isFolded { group.folded = (same.count, same.last?.name ?? first.name) }
      shown.append(group)
      rest = rest.dropFirst(isFolded ? same.count : 1)
    }
    return shown
  }

  /// Returns the name of an object without its number, or `nil` if the name has no number.
  private static func base(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), Int(name[name.index(after: dot)...]) != nil else {
      return nil
    }
    return String(name[..<dot])
  }

  /// Returns the name of the object that a path belongs to.
  package static func object(of path: String) -> String { split(path).group }

  /// Splits a path into the name of the object that it belongs to, and the rest of the path; a
  /// model value belongs to its view, and the state of an animator belongs to that animator.
  private static func split(_ path: String) -> (group: String, name: String) {
    let parts = path.split(separator: ".")
    let inner = parts.firstIndex { $0 == "model" || $0 == "animator" }
    let end = inner ?? max(0, parts.count - 1)
    return (parts[..<end].joined(separator: "."), parts[end...].joined(separator: "."))
  }
}

/// Values as the text that `show` prints and `expect` accepts.
package enum PathValueText {
  /// Returns the value as text, in which a word that isn't read as one is quoted: exactly if it is for a comparison, and otherwise with at most four
  /// decimals (six for times).
  package static func text(_ pathValue: PathValue, isExact: Bool = false) -> String {
    switch pathValue {
    case .absent: "none"
    case .flag(let flag): flag ? "yes" : "no"
    case .word(let word): Event.FieldValue.word(word).written
    case .number, .pair, .rect, .color:
      pathValue.numbers.map { text($0, pathValue.unit, isExact) }.joined(separator: ",")
    }
  }

  private static func text(_ number: Double, _ unit: PathValue.Unit?, _ isExact: Bool) -> String {
    if isExact || unit == .seconds { return Numerals.text(number, decimals: isExact ? 9 : 6) }
    return Numerals.text(number, decimals: Numerals.shownDecimals)
  }

  /// Returns the unit of the value as a short word, or an empty text if the value has no unit.
  package static func unit(_ pathValue: PathValue) -> String {
    switch pathValue.unit {
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .perSecond: "1/s"
    case .seconds: "s"
    case .degrees: "deg"
    case .fraction, .count, nil: ""
    }
  }
}

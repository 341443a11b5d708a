import PantomimeKit
package import PantomimeReporting

extension Coverage {
  /// The percentage as text: `83 %, 75 of 90`.
  package var share: String {
    let count = count
    let share = count.all > 0 ? Double(count.reached) / Double(count.all) : 1
    return "\(Prose.share(share)), \(count.reached) of \(count.all)"
  }

  /// Returns a human-readable report: for every kind, the reached items with their tests, and the
  /// unreached ones.
  package func text(style: Style) -> String {
    var text = "coverage \(share)\n"
    for kind in Kind.allCases {
      let items = items(kind)
      let reached = items.filter { isReached($0) }
      let never = items.filter { !isReached($0) }
      guard !items.isEmpty else { continue }
      text +=
        kind.counts
        ? "  \(kind.rawValue)  \(reached.count) of \(items.count)\n"
        : "  \(kind.rawValue)  \(reached.count), not counted\n"
      let width = reached.map { Printable.width(Printable.name($0.name)) }.max() ?? 0
      for item in reached {
        let name = Printable.name(item.name)
        let gap = String(repeating: " ", count: max(0, width - Printable.width(name)) + 2)
        text +=
          Wrapping.line(
            "    \(name)\(gap)\(Coverage.whom(tests(item)))", columns: style.columns, indent: 6)
          + "\n"
      }
      guard !never.isEmpty else { continue }
      let names = never.map { Printable.name($0.name) }.joined(separator: ", ")
      text +=
        Wrapping.line(
          "    \(style.paint("never", .bad))  \(names)", columns: style.columns, indent: 11) + "\n"
    }
    return text
  }

  private static func whom(_ tests: [String]) -> String {
    guard let first = tests.first else { return "" }
    return Printable.name(first) + (tests.count > 1 ? " and \(tests.count - 1) more" : "")
  }

  /// The machine-readable report: a line of JSON.
  ///
  /// `{"v":1,"event":"coverage","reached":75,"of":90,"items":[{"kind":"states","name":"city-guide
  /// expanded","tests":["a.pan"]},…]}`. An item that wasn't reached has no tests, and an item that
  /// doesn't count has `"counts":false`.
  package var line: String {
    let items = Kind.allCases.flatMap { self.items($0) }.map { item in
      "{\"kind\":\(JSONLines.string(item.kind.rawValue)),\"name\":\(JSONLines.string(item.name)),"
        + (item.kind.counts ? "" : "\"counts\":false,")
        + "\"tests\":[\(tests(item).map { JSONLines.string($0) }.joined(separator: ","))]}"
    }
    return "{\"v\":1,\"event\":\"coverage\",\"reached\":\(count.reached),\"of\":\(count.all),"
      + "\"items\":[\(items.joined(separator: ","))]}"
  }
}

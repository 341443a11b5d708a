import PantomimeKit
package import PantomimeReporting

/// The text for the first difference between two traces.
package struct DifferenceText {
  /// One of the two traces.
  package struct Side {
    /// The file name.
    let name: String
    /// The displayed name: the file and, if the script has cases, the case.
    let title: String
    let trace: WrittenTrace?
    /// The run that produced the trace, or `nil` if the trace was read from a file.
    let run: RunTrace?

    package init(
      _ name: String, case caseName: String? = nil, trace: WrittenTrace?, run: RunTrace? = nil
    ) {
      (self.name, self.trace, self.run) = (name, trace, run)
      title = TestName(path: name, case: caseName).full
    }

    /// Returns the text for the statement that caused a line, with its place.
    func statement(of index: Int) -> String? {
      run?.origin(of: index).map { origin in
        "\(Printable.name(origin.file ?? name)):\(origin.line):\(origin.column): "
          + Printable.shortened(Printable.text(origin.text), to: DifferenceText.longest)
      }
    }

    /// Returns the place of a line in a file.
    fileprivate func place(of index: Int) -> String {
      let name = Printable.name(title)
      return run == nil ? trace.map { "\(name):\($0.number(index))" } ?? name : name
    }
  }

  /// The longest line printed in full, in scalars; our choice.
  private static let longest = 300
  private let difference: TraceDifference
  private let sides: [Side]

  package init(_ difference: TraceDifference, _ one: Side, _ other: Side) {
    self.difference = difference
    sides = [one, other]
  }

  /// Returns the text that shows the two events, the fields that differ, the statements that caused
  /// the events, and the reasons.
  package func text(style: Style) -> String {
    let lines = [difference.one, difference.other]
    var text = "the first event that differs, number \(difference.index + 1):\n"
    text += block(zip(sides, lines).map { ($0.place(of: difference.index), self.text($1)) }, style)
    if !difference.facts.isEmpty {
      var table = PlainTable([.init("fact")] + sides.map { .init(Printable.name($0.title)) })
      for fact in difference.facts where fact.name != TraceTolerance.reason {
        table.add([fact.name, Printable.text(fact.one), Printable.text(fact.other)])
      }
      let hasFacts = difference.facts.contains { $0.name != TraceTolerance.reason }
      if hasFacts { text += "differences:\n" + table.text(columns: style.columns) }
    }
    let statements = sides.compactMap { $0.statement(of: difference.index) }
    if !statements.isEmpty {
      text += "from the statement\(statements.count > 1 ? "s" : ""):\n"
      text += statements.map { Wrapping.line("  \($0)", columns: style.columns, indent: 4) + "\n" }
        .joined()
    }
    var reasons: [(name: String, text: String)] = []
    for (side, line) in zip(sides, lines) {
      guard let reason = line?.reason, !reason.isEmpty else { continue }
      reasons.append((name: Printable.name(side.title), text: Printable.message(reason)))
    }
    return reasons.isEmpty ? text : text + "because\n" + block(reasons, style)
  }

  private func text(_ line: TraceLine?) -> String {
    guard let line else { return "none: it ends earlier" }
    return DifferenceText.text(line)
  }

  /// Returns the text of an event without its reason.
  package static func text(_ line: TraceLine) -> String {
    if let shown = line.shown {
      return Printable.shortened(Printable.text(shown.text), to: longest)
    }
    let fields = line.fields.map { " \($0.name)=\($0.value.text)" }.joined()
    return Printable.shortened(
      Printable.text("\(Numerals.text(line.time)) \(line.name)\(fields)"), to: longest)
  }

  /// Returns texts with their names, arranged one below the other.
  private func block(_ rows: [(name: String, text: String)], _ style: Style) -> String {
    let width = rows.map { $0.name.count }.max() ?? 0
    return rows.map { row in
      let head = "  \(Printable.padded(row.name, width))  "
      return Wrapping.line(head + row.text, columns: style.columns, indent: head.count) + "\n"
    }.joined()
  }
}

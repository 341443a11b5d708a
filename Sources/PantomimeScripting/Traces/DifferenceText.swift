import PantomimeKit
package import PantomimeReporting

/// Where two traces part, for people.
package struct DifferenceText {
  /// One of the two.
  package struct Side {
    /// The file.
    let name: String
    /// What it is called beside the other: the file, and the case of it that was run.
    let told: String
    let trace: WrittenTrace?
    /// The run that it was made by; `nil` where it was read.
    let run: RunTrace?

    package init(
      _ name: String, case caseName: String? = nil, trace: WrittenTrace?, run: RunTrace? = nil
    ) {
      (self.name, self.trace, self.run) = (name, trace, run)
      told = TestName(path: name, case: caseName).full
    }

    /// The statement that a line comes from, with its place.
    func statement(of index: Int) -> String? {
      run?.origin(of: index).map { origin in
        "\(Printable.name(origin.file ?? name)):\(origin.line):\(origin.column): "
          + Printable.shortened(Printable.text(origin.text), to: DifferenceText.longest)
      }
    }

    /// Where a line is in a file that was read.
    fileprivate func place(of index: Int) -> String {
      let name = Printable.name(told)
      return run == nil ? trace.map { "\(name):\($0.number(index))" } ?? name : name
    }
  }

  /// The longest line that is told whole, in scalars; our choice.
  private static let longest = 300
  private let difference: TraceDifference
  private let sides: [Side]

  package init(_ difference: TraceDifference, _ one: Side, _ other: Side) {
    self.difference = difference
    sides = [one, other]
  }

  /// The events, what differs in them, the statements that they come from, and why.
  package func text(style: Style) -> String {
    let lines = [difference.one, difference.other]
    var text = "the first event that differs, number \(difference.index + 1):\n"
    text += block(zip(sides, lines).map { ($0.place(of: difference.index), told($1)) }, style)
    if !difference.facts.isEmpty {
      var table = PlainTable([.init("fact")] + sides.map { .init(Printable.name($0.told)) })
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
      reasons.append((name: Printable.name(side.told), text: Printable.message(reason)))
    }
    return reasons.isEmpty ? text : text + "because\n" + block(reasons, style)
  }

  private func told(_ line: TraceLine?) -> String {
    guard let line else { return "none: it ends earlier" }
    return DifferenceText.told(line)
  }

  /// An event without its reason.
  package static func told(_ line: TraceLine) -> String {
    if let shown = line.shown {
      return Printable.shortened(Printable.text(shown.text), to: longest)
    }
    let fields = line.fields.map { " \($0.name)=\($0.value.text)" }.joined()
    return Printable.shortened(
      Printable.text("\(Numerals.text(line.time)) \(line.name)\(fields)"), to: longest)
  }

  /// Texts behind their names, one below the other.
  private func block(_ rows: [(name: String, text: String)], _ style: Style) -> String {
    let width = rows.map { $0.name.count }.max() ?? 0
    return rows.map { row in
      let head = "  \(Printable.padded(row.name, width))  "
      return Wrapping.line(head + row.text, columns: style.columns, indent: head.count) + "\n"
    }.joined()
  }
}

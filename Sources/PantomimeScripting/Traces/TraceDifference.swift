import PantomimeKit
package import PantomimeReporting

/// The first difference between two traces.
package struct TraceDifference: Sendable {
  /// The index of the line that differs, counted from 0 without blank lines.
  package let index: Int
  /// The line in each of the traces, or `nil` if the trace has ended.
  package let one: TraceLine?
  package let other: TraceLine?
  /// The fields that differ between two events of the same kind; empty if the difference is of
  /// another kind.
  package let facts: [Fact]

  /// A field that differs; its value is empty on the side that lacks the field.
  package struct Fact: Sendable, Hashable {
    package let name: String
    package let one: String
    package let other: String

    package init(_ name: String, _ one: String, _ other: String) {
      (self.name, self.one, self.other) = (name, one, other)
    }
  }

  /// Compares two traces line by line, and returns the first difference, or `nil` if the traces are
  /// equal within the tolerance.
  ///
  /// - Throws: An error if one of the traces can't be read.
  package static func first(
    _ one: WrittenTrace, _ other: WrittenTrace, _ tolerance: TraceTolerance = TraceTolerance()
  ) throws(SideError) -> TraceDifference? {
    var units = FieldUnits(tolerance.catalog)
    let counts = [one, other].map { tolerance.comparesShown ? $0.count : $0.eventCount }
    for index in 0..<max(counts[0], counts[1]) {
      guard index < counts[0], index < counts[1] else {
        return TraceDifference(
          index: index, one: index < counts[0] ? try read(one, index, isOther: false) : nil,
          other: index < counts[1] ? try read(other, index, isOther: true) : nil, facts: [])
      }
      if one.isSame(index, as: other) { continue }
      let left = try read(one, index, isOther: false)
      let right = try read(other, index, isOther: true)
      let facts = facts(
        left, right, tolerance, comparesReasons: one.hasReasons && other.hasReasons, &units)
      let isOther = left.name != right.name
      if isOther || !facts.isEmpty {
        return TraceDifference(index: index, one: left, other: right, facts: isOther ? [] : facts)
      }
    }
    return nil
  }

  /// A problem with one of two traces.
  package struct SideError: Error, Sendable {
    /// Whether the problem is with the second trace.
    package let isOther: Bool
    package let problem: WrittenTrace.Unreadable
  }

  private static func read(
    _ trace: WrittenTrace, _ index: Int, isOther: Bool
  ) throws(SideError) -> TraceLine {
    do throws(WrittenTrace.Unreadable) {
      return try trace[index]
    } catch {
      throw SideError(isOther: isOther, problem: error)
    }
  }

  private static func facts(
    _ one: TraceLine, _ other: TraceLine, _ tolerance: TraceTolerance, comparesReasons: Bool,
    _ units: inout FieldUnits
  ) -> [Fact] {
    var facts: [Fact] = []
    if !tolerance.ignored.contains(TraceTolerance.time), !tolerance.isClose(one.time, other.time) {
      facts.append(Fact(TraceTolerance.time, Numerals.text(one.time), Numerals.text(other.time)))
    }
    // The fields are always in the same order, but some may be missing.
    var others: [String: Event.FieldValue] = [:]
    for field in other.fields where others[field.name] == nil { others[field.name] = field.value }
    let names = Set(one.fields.map { $0.name })
    for field in one.fields where !tolerance.ignored.contains(field.name) {
      guard let value = others[field.name] else {
        facts.append(Fact(field.name, field.value.text, ""))
        continue
      }
      let ofMargin = field.name == "margin" ? tolerance.unit(ofMarginIn: one) : nil
      let unit = ofMargin ?? units.unit(of: field.name, in: one.name)
      if !tolerance.isClose(field.value, value, unit) {
        facts.append(Fact(field.name, field.value.text, value.text))
      }
    }
    for field in other.fields
    where !names.contains(field.name) && !tolerance.ignored.contains(field.name) {
      facts.append(Fact(field.name, "", field.value.text))
    }
    if comparesReasons, !tolerance.ignored.contains(TraceTolerance.reason),
      !tolerance.isClose(reason: one.reason, other.reason)
    {
      facts.append(Fact(TraceTolerance.reason, one.reason, other.reason))
    }
    return facts
  }
}

extension TraceTolerance {
  /// Returns the problem with the names of the fields to ignore, which is that one of them doesn't
  /// exist, either at all or in the given traces; or `nil` if there is none.
  package func problem(in traces: [WrittenTrace]) -> String? {
    let declared =
      FieldUnits(catalog).names
      + [TraceTolerance.reason, TraceTolerance.time, ShownDigests.Line.word]
    for name in ignored.subtracting(declared).sorted() {
      let isThere = traces.contains { trace in
        (0..<trace.count).contains { index in
          let line = try? trace[index]
          return line?.fields.contains { $0.name == name } ?? false
        }
      }
      guard !isThere else { continue }
      return "unknown field '\(Printable.name(name))' in either trace; "
        + Spelling.hint(
          name, among: declared, what: "fields", longList: "`pantomime help events` lists them")
    }
    return nil
  }
}

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

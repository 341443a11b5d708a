import PantomimeReporting
import PantomimeScripting

/// The first difference between a test's run and its golden trace.
struct GoldenDifference {
  private let difference: TraceDifference
  private let origin: RunTrace.Origin?
  /// The path of the trace and the number of the line.
  private let place: String
  private let written: String
  private let now: String

  init(_ difference: TraceDifference, _ trace: WrittenTrace, _ run: RunTrace, _ path: String) {
    self.difference = difference
    origin = run.origin(of: difference.index)
    place = "\(Printable.name(path)):\(trace.number(difference.index))"
    written = difference.one.map(DifferenceText.text) ?? "nothing more"
    now = difference.other.map(DifferenceText.text) ?? "nothing more"
  }

  /// The facts that differ, on one line; empty if the events differ.
  private var facts: String {
    difference.facts.filter { $0.name != TraceTolerance.reason }.map { fact in
      "\(fact.name) \(fact.one.isEmpty ? "none" : fact.one) before, "
        + (fact.other.isEmpty ? "none" : fact.other) + " now"
    }.joined(separator: "; ")
  }

  private var reasons: [(when: String, text: String)] {
    [("before", difference.one), ("now", difference.other)].compactMap { when, line in
      guard let reason = line?.reason, !reason.isEmpty else { return nil }
      return (when, Printable.message(reason))
    }
  }

  /// The difference as a problem in a report.
  var problem: TestReport.Problem {
    let statement = origin.map { origin in
      (origin.file.map { "\(Printable.name($0)):\(origin.line):\(origin.column): " } ?? "")
        + Printable.message(origin.text, most: 200) + ": "
    }
    var problem = TestReport.Problem(
      message: (statement ?? "") + "the trace differs from \(place)",
      place: origin.flatMap { $0.file == nil ? (line: $0.line, column: $0.column) : nil },
      values: (Printable.message(written), Printable.message(now)))
    problem.difference = Printable.message(facts)
    problem.reason = reasons.map { "\($0.when): \($0.text)" }.joined(separator: "; ")
    return problem
  }

  /// Returns the difference as human-readable text.
  func text(of file: String) -> String {
    var text = "  \(place): the trace differs\n"
    if let origin {
      let place = "\(Printable.name(origin.file ?? file)):\(origin.line):\(origin.column)"
      text = "  \(place): \(Printable.message(origin.text, most: 200))\n"
    }
    text += "    written   \(written)  (\(place))\n    now       \(now)\n"
    if !facts.isEmpty { text += "    differs   \(Printable.message(facts))\n" }
    for (index, reason) in reasons.enumerated() {
      text += "    \(index == 0 ? "because" : "       ")   \(reason.when): \(reason.text)\n"
    }
    return text
  }
}

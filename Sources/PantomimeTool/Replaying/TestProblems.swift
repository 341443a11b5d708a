import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The problems of a test, for every format.

extension TestReport.Problems {
  /// Creates the problems of a script, at most as many as human-readable output shows.
  init(
    _ replay: PantomimeScripting.Replay, besides found: [TestReport.Problem]
  ) {
    let failures = replay.failures.prefix(Failure.mostShown)
    let errors = replay.diagnostics.prefix(DiagnosticText.most)
    // A runtime error has preceding events; errors found before the run have none.
    let trace = errors.isEmpty ? [] : replay.session.recentEntries
    self.init(
      failures.map(TestReport.Problem.init) + errors.map { TestReport.Problem($0, trace: trace) }
        + found,
      more: replay.failures.count + replay.diagnostics.count - failures.count - errors.count)
  }
}

extension TestReport.Problem {
  init(_ failure: Failure) {
    let mismatch = failure.mismatch
    let (expected, actual) = (
      Printable.message(mismatch.expected), Printable.message(mismatch.actual)
    )
    let statement = Printable.message(failure.text, most: 200)
    let place = (line: failure.line, column: failure.span.start + 1)
    let used = failure.file.map { "\(Printable.name($0)):\(place.line):\(place.column): " }
    let uses = failure.uses.map { "; used at \(Printable.message($0))" }.joined()
    self.init(
      message: "\(used ?? "")\(statement): expected \(expected), actual \(actual)\(uses)",
      place: used == nil ? place : nil, values: (expected, actual))
    difference = Printable.message(mismatch.note)
    reason = Printable.message(failure.reason)
    trace = failure.context
  }

  init(_ diagnostic: Diagnostic, trace: [PantomimeKit.Trace.Entry]) {
    let hint = diagnostic.error.hint
    let isUsed = diagnostic.error.place?.file != nil
    let place = (line: diagnostic.line, column: diagnostic.column)
    let file = isUsed ? diagnostic.file.map(Printable.name) : nil
    let notes = diagnostic.error.notes.map { "; " + Printable.message($0) }.joined()
    self.init(
      message: (file.map { "\($0):\(place.line):\(place.column): " } ?? "")
        + Printable.message(diagnostic.error.message)
        + (hint.isEmpty ? "" : "; " + Printable.message(hint, most: 2_000)) + notes,
      place: isUsed ? nil : place)
    self.trace = trace
  }
}

import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The report of a failed expectation: the difference, the reason, the causal chain of the last
/// outcome, the film strip, and the last events.
struct ExpectationReport {
  private let app: Simulation
  private let run: RunSession

  init(_ app: Simulation) {
    self.app = app
    run = RunSession(replaying: app)
  }

  /// Records the failure of an expectation.
  ///
  /// - Parameters:
  ///   - problem: The difference.
  ///   - statement: The equivalent statement, whose answer contains the reason, or `nil` if there
  ///     is none.
  func record(_ problem: String, _ statement: String? = nil, at place: SourceLocation) {
    let strip = run.strip
    let sections = [
      problem, statement.map { reason($0) } ?? "", run.why,
      strip.map { $0.text(style: RunSession.style) } ?? "",
      app.trace.entries.suffix(6).map { Printable.text($0.text) }.joined(separator: "\n"),
    ]
    TestFailure.record(
      sections.map { $0.trimmingLines }.filter { !$0.isEmpty }.joined(separator: "\n"), at: place)
    if let strip {
      TestFailure.attach(
        VectorImage.text(strip.drawing(columns: Picture.standardColumns)), named: "strip.svg",
        at: place)
    }
  }

  /// Returns the lines of the answer to a statement after the first one, which repeats the problem.
  private func reason(_ statement: String) -> String {
    var run = run
    guard let answer = try? run.answer(statement) else { return "" }
    return answer.split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}

extension String {
  /// The text without leading and trailing empty lines.
  fileprivate var trimmingLines: String {
    var text = self[...]
    while text.first == "\n" { text = text.dropFirst() }
    while text.last == "\n" { text = text.dropLast() }
    return String(text)
  }
}

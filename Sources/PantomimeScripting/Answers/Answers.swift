package import PantomimeKit
package import PantomimeReporting

/// The answers to statements.
///
/// Each kind of outcome has a function, in a separate file, that returns an answer for a context or
/// `nil`, and a line in `kinds`. The answer is that of the first function that doesn't return
/// `nil`.
package enum Answers {
  private static let kinds: [@Sendable (AnswerContext) -> Answer?] = [
    { Answers.expected($0) },
    { Answers.misused($0) },
    { $0.cutOffAnswer },
    { Answers.sceneBegan($0) },
    { Answers.letGo($0) },
    { Answers.lost($0) },
    { Answers.refused($0) },
    { Answers.ignored($0) },
    { Answers.started($0) },
    { Answers.scrolled($0) },
    { Answers.steered($0) },
    { Answers.held($0) },
    { Answers.swiped($0) },
    { Answers.progressed($0) },
    { Answers.arranged($0) },
    { Answers.moved($0) },
  ]

  /// Returns the answer to a statement, or `nil` if the statement prints its own output.
  ///
  /// - Parameter before: The simulation before the statement, or `nil` if there was none.
  package static func answer(
    _ step: Session.Step, before: Simulation?, after: Session
  ) -> Answer? {
    switch step.response {
    case .answered(let answer, _): return answer
    case .text, .page, .explained, .picture, .values, .everything, .events, .screen, .quit:
      return nil
    case .noted(let clause): if step.entries.isEmpty { return Answer(clause) }
    case .nothing, .verdict: break
    }
    guard let ahead = Ahead(of: after), let simulation = after.simulation else {
      return Answer(Clause(.noted))
    }
    // A scene that starts automatically has a separate answer.
    let entries =
      step.began == nil ? step.entries : step.entries.filter { $0.event.theme != .scene }
    let isSame = !entries.contains { $0.event.theme == .scene }
    let moment = AnswerContext(
      before: isSame ? before : nil, after: simulation, entries: entries,
      response: step.response, ahead: ahead, catalogue: after.catalogue)
    let answer = kinds.lazy.compactMap { $0(moment) }.first
    guard let missed = whatTookIt(step, moment) else { return answer ?? nothingMoved(moment) }
    // Inserted first, because narrow lines omit the later clauses.
    var whole = answer ?? Answer(Clause(.nothingMoved))
    whole.because.insert(missed, at: 0)
    return whole
  }

  /// Returns whether a statement has decided an outcome or failed, so that its answer is printed
  /// even if other statements follow on the same line.
  package static func isNews(_ step: Session.Step) -> Bool {
    if case .verdict(.failed) = step.response { return true }
    return step.entries.contains { entry in
      switch entry.event.theme {
      case .decided, .misuse, .panRefused, .panIgnored, .tapIgnored, .holdRefused: true
      default: false
      }
    }
  }
}

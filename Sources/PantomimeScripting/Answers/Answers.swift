import PantomimeKit
package import PantomimeReporting

/// What statements are answered with.
///
/// A kind of outcome is a function from a moment to an answer, in a file of its own, and a line in
/// `kinds`: the first one that has something to say says it.
package enum Answers {
  private static let kinds: [@Sendable (Moment) -> Answer?] = [
    { Answers.expected($0) },
    { Answers.misused($0) },
    { Answers.sceneBegan($0) },
    { Answers.letGo($0) },
    { Answers.refused($0) },
    { Answers.ignored($0) },
    { Answers.started($0) },
    { Answers.scrolled($0) },
    { Answers.steered($0) },
    { Answers.held($0) },
    { Answers.progressed($0) },
    { Answers.arranged($0) },
    { Answers.moved($0) },
  ]

  /// What a statement is answered with; `nil` if what it shows is its answer, and where there is
  /// nothing to ask about.
  package static func answer(
    _ step: Session.Step, before: Session, after: Session
  ) -> Answer? {
    switch step.response {
    case .answered(let answer, _): return answer
    case .text, .page, .picture, .values, .everything, .events, .quit: return nil
    case .nothing, .verdict: break
    }
    if let noted = noted(step, before, after) { return noted }
    guard let ahead = Ahead(of: after), let simulation = after.simulation else {
      return Answer("noted: it holds for the scenes to come")
    }
    // Of a scene that began by itself somebody else tells.
    let entries =
      step.began == nil ? step.entries : step.entries.filter { $0.event.theme != .scene }
    let isSame = !entries.contains { $0.event.theme == .scene }
    let moment = Moment(
      before: isSame ? before.simulation : nil, after: simulation, entries: entries,
      response: step.response, ahead: ahead, catalogue: after.catalogue)
    let answer = kinds.lazy.compactMap { $0(moment) }.first
    guard let missed = whatTookIt(step, moment) else { return answer ?? nothingMoved(moment) }
    // First, because what comes behind may be left out.
    var told = answer ?? Answer("nothing moved")
    told.because.insert(missed, at: 0)
    return told
  }

  /// What the session itself has taken note of, which no scene tells of.
  private static func noted(
    _ step: Session.Step, _ before: Session, _ after: Session
  ) -> Answer? {
    if case .verdict(.passed) = step.response,
      before.assertions.all.count < after.assertions.all.count
    {
      return Answer("ok so far: it is watched to the end of the scene", tone: .good)
    }
    guard step.entries.isEmpty, step.response.isSilent else { return nil }
    if before.frames.rate != after.frames.rate {
      return Answer("noted: \(after.frames.rate) frames a second from now on")
    }
    if before.traceLength != after.traceLength {
      let most = after.traceLength.map { "at least the last \($0)" } ?? "all"
      return Answer("noted: \(most) events are kept from now on")
    }
    if before.names != after.names {
      let new = after.names.all.first { before.names[$0] != after.names[$0] }
      return Answer("noted: $\(new ?? "NAME") stands for it from now on")
    }
    if before.reactions.all.count < after.reactions.all.count {
      return Answer("noted: it is done whenever such an event is recorded")
    }
    return nil
  }

  /// Whether a statement has decided something, or gone wrong, so that it is told of also where
  /// others follow on its line.
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

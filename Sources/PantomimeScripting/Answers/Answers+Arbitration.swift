import PantomimeKit
import PantomimeReporting

// Answers about which recognizer gets a touch, and about inputs without effect.

extension Answers {
  /// Returns the answer for a pan that was refused, and for the effect of the recognizer that won.
  static func refused(_ moment: AnswerContext) -> Answer? {
    guard let refusal = moment.last(.panRefused) else { return nil }
    let winner = refusal.event.winner.flatMap { $0 == "none" ? nil : $0 }
    // A reported pan names no recognizer, and the view on which it began may belong to the winner.
    let view = moment.after.panView.map { $0 == winner ? "the scene's pan" : $0 }
    let loser = refusal.event.gesture ?? view ?? "the pan"
    var answer = Answer(
      Clause(.refused, winner, detail: loser),
      because: axisReason(refusal, isRefusal: true, among: moment.catalogue.axes).reasons)
    if let scroll = scrolled(moment) {
      answer.outcome += scroll.outcome
      answer.now = scroll.now
      answer.still = scroll.still
    } else if let winner {
      answer.now = offset(of: winner, moment)
    }
    return answer
  }

  /// Returns the reason that an axis rule gives, with the velocities that it compared.
  ///
  /// - Parameter isBrief: Whether to print the unit only once.
  static func axisReason(
    _ entry: Trace.Entry, isRefusal: Bool, isBrief: Bool = false, among axes: [AxisRule]
  ) -> String {
    let reason = entry.event.reason
    guard let velocity = entry.event.velocity,
      let rule = axes.first(where: { $0.summary == reason })
    else { return Wording().text(of: entry.event.why) }
    let (across, along) = (velocity.dx.magnitude, velocity.dy.magnitude)
    let vertical = "vertical \(Prose.speed(along, apart: [across]))"
    let horizontal = "horizontal \(Prose.speed(across, apart: [along]))"
    func compared(_ one: String, _ other: String) -> String {
      // If the velocity is zero, the rules compare the displacements (G86).
      guard velocity != .zero else {
        let verb = isRefusal ? "is not mostly" : "is mostly"
        return "the velocity is zero, and the displacement \(verb) \(one.prefix { $0 != " " })"
      }
      return one + (isBrief ? "" : " pt/s") + (isRefusal ? " does not exceed " : " exceeds ")
        + other + " pt/s"
    }
    switch rule.name {
    case AxisRule.vertical.name: return compared(vertical, horizontal)
    case AxisRule.horizontal.name: return compared(horizontal, vertical)
    default:
      return "the pan \(Wording.withoutCitations(rule.summary)): \(vertical), \(horizontal) pt/s"
    }
  }

  /// Returns the answer for a recognized swipe and its effect.
  static func swiped(_ moment: AnswerContext) -> Answer? {
    guard let swipe = moment.last(.swiped), moment.last(.decided) == nil,
      let gesture = swipe.event.gesture, let direction = swipe.event.direction
    else { return nil }
    var answer = Answer(
      Clause(.happened, detail: "\(gesture) recognized a swipe \(direction)"),
      because: Wording().text(of: swipe.event.why).reasons, now: changes(moment, most: 2))
    if let prospect = prospect(moment) { answer.outcome.append(prospect) }
    return answer
  }

  /// Returns the answer for a tap, a pan or a hold that has no effect in the current state.
  static func ignored(_ moment: AnswerContext) -> Answer? {
    guard let ignored = moment.last(.panIgnored, .tapIgnored, .holdRefused),
      moment.last(.started, .transitionBegan) == nil
    else { return nil }
    // If another view took the tap, the answer for that view mentions this one in a note.
    if ignored.event.by != nil, moment.last(.tap) != nil { return nil }
    let on = ignored.event.on ?? ignored.event.animator
    return Answer(
      Clause(.ignored, on, detail: ignored.event.name),
      because: Wording().text(of: ignored.event.why).reasons,
      now: moment.hasStates(moment.after)
        ? [Answer.Value("state", .word(moment.after.state))] : [])
  }

  /// Returns the view that a finger hit instead of its intended target, or `nil` if it hit the
  /// target.
  static func whatTookIt(_ step: Session.Step, _ moment: AnswerContext) -> Clause? {
    if let ignored = moment.last(.tapIgnored), let other = ignored.event.by,
      let view = ignored.event.on, moment.last(.started, .transitionBegan, .tap) != nil
    {
      return Clause(.touchTaken, other, detail: view)
    }
    guard let view = step.target,
      let down = moment.entries.first(where: { $0.event.touch == .down })
    else { return nil }
    guard let place = down.event.place, var before = moment.before,
      (try? before.advance(to: down.time)) != nil
    else { return nil }
    switch before.hit(at: place, meantFor: view) {
    case .meant: return nil
    case .other(let other): return Clause(.touchTaken, other, detail: view)
    case .nothing: return Clause(.untouchable, view)
    }
  }
}

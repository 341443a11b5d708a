import PantomimeKit
import PantomimeReporting

// Who gets a touch, and what is left unheard.

extension Answers {
  /// A pan that was refused, and what its winner does with the touch.
  static func refused(_ moment: Moment) -> Answer? {
    guard let refusal = moment.last(.panRefused) else { return nil }
    let loser = refusal.event.gesture ?? moment.after.panView ?? "the pan"
    let winner = refusal.event.winner.flatMap { $0 == "none" ? nil : $0 }
    var answer = Answer(
      Clause(.refused, winner, detail: loser),
      because: [.reason(axisReason(refusal, isRefusal: true, among: moment.catalogue.axes))])
    if let scroll = scrolled(moment) {
      answer.outcome += scroll.outcome
      answer.now = scroll.now
      answer.still = scroll.still
    } else if let winner {
      answer.now = offset(of: winner, moment)
    }
    return answer
  }

  /// A rule about axes with the numbers it was asked with.
  static func axisReason(
    _ entry: Trace.Entry, isRefusal: Bool, among axes: [AxisRule]
  ) -> String {
    let reason = entry.event.reason
    guard let velocity = entry.event.velocity,
      let rule = axes.first(where: { $0.summary == reason })
    else { return Wording().told(entry.event.why) }
    let (across, along) = (velocity.dx.magnitude, velocity.dy.magnitude)
    let down =
      "\(Prose.speed(along, apart: [across])) pt/s"
      + (velocity.dy == 0 ? " up or down" : velocity.dy < 0 ? " up" : " down")
    let sideways =
      "\(Prose.speed(across, apart: [along])) pt/s"
      + (velocity.dx == 0 ? " across" : velocity.dx < 0 ? " left" : " right")
    switch rule.name {
    case AxisRule.vertical.name:
      let verb = isRefusal ? "is not more than" : "is more than"
      return "\(down) \(verb) \(Prose.speed(across, apart: [along])) across"
    case AxisRule.horizontal.name:
      let verb = isRefusal ? "is not more than" : "is more than"
      return "\(sideways) \(verb) \(Prose.speed(along, apart: [across])) up or down"
    default:
      let told = Wording.withoutCitations(rule.summary)
      return "at \(down) and \(Prose.speed(across, apart: [along])) across: \(told)"
    }
  }

  /// A tap, a pan or a hold that has no effect just now.
  static func ignored(_ moment: Moment) -> Answer? {
    guard let ignored = moment.last(.panIgnored, .tapIgnored, .holdRefused),
      moment.last(.started, .transitionBegan) == nil
    else { return nil }
    // What took the tap instead has an answer of its own, with a note.
    if ignored.event.by != nil, moment.last(.tap) != nil { return nil }
    let on = ignored.event.on ?? ignored.event.animator
    return Answer(
      Clause(.ignored, on, detail: ignored.event.name),
      because: [.reason(Wording().told(ignored.event.why))],
      now: moment.hasStates(moment.after)
        ? [Answer.Value("state", .word(moment.after.state))] : [])
  }

  /// What a finger hit instead of the view that it was meant for; `nil` if it hit that.
  static func whatTookIt(_ step: Session.Step, _ moment: Moment) -> Clause? {
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

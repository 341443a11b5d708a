import PantomimeKit
import PantomimeReporting

/// A transition that is held at its percentage although no finger is on the screen, so that only
/// another call can end it.
///
/// A transition hangs, too, whose animation has ended and that was never completed.
struct HungTransition {
  let name: String
  /// Whether the animation has ended.
  private let isOpen: Bool
  private let share: Double
  /// The last call that changed it.
  private let last: Trace.Entry?
  /// The report of a cancellation that the drive ignored, or `nil` if there was none.
  private let ignored: Trace.Entry?
  /// The end of the pan that followed the start of the transition, or `nil` if none has ended since.
  private let end: Trace.Entry?

  /// Returns the first hung transition, or `nil` if there is none.
  init?(_ simulation: Simulation) {
    guard let name = simulation.hungTransition, let transition = simulation.transition(named: name)
    else { return nil }
    self.name = name
    isOpen = transition.isOpen
    share = transition.progress(at: simulation.now)
    let entries = simulation.trace.list
    last = entries.last { HungTransition.holds($0.event, name) }
    let began = entries.lastIndex {
      $0.event.kind == .transitionBegan && $0.event.transition == name
    }
    let since = entries[(began ?? entries.startIndex)...]
    ignored = since.last { $0.event.kind == .panIgnored && $0.event.transition == name }
    end = since.last { entry in
      switch entry.event.gestureState {
      case .ended, .cancelled: true
      default: false
      }
    }
  }

  private static func holds(_ event: Event, _ name: String) -> Bool {
    guard event.transition == name else { return false }
    return event.kind == .transitionBegan || event.kind == .transitionUpdated
      || event.kind == .transitionPaused || event.kind == .transitionLeftOpen
  }

  /// The transition and its percentage, as a clause.
  var clause: Clause { isOpen ? .reason(reason) : Clause(.heldAlready, name, share: share) }

  /// The call that is expected, as a clause.
  var expected: Clause? { isOpen ? nil : Clause(.waitsForCall) }

  /// The transition and its percentage, as a phrase.
  var phrase: String { "the transition \(name), at \(Prose.share(share))" }

  /// The reason why it is held.
  var reason: String {
    if isOpen {
      return last.map { Wording().text(of: $0.event.why) }
        ?? "`completeTransition` was never called"
    }
    if let ignored { return Wording().text(of: ignored.event.why) }
    guard let end, let state = end.event.gestureState else {
      return "no `finish` or `cancel` has followed the last call"
    }
    let verb = state == .cancelled ? "was cancelled" : "ended"
    let what = end.event.gesture ?? "the pan"
    return "\(what) \(verb) at \(Prose.seconds(end.time.seconds)) s, "
      + "and neither `finish` nor `cancel` followed"
  }

  /// The statement that would have ended it.
  var advice: String {
    if isOpen { return "completes=yes at its transition, which is the default" }
    if ignored != nil { return "cancelled=back at its drive, which is the default" }
    guard let end, let state = end.event.gestureState else {
      return "`finish on=\(name)` or `cancel on=\(name)`"
    }
    let kind = end.event.kind == .press ? "press" : "pan"
    return "`when \"\(kind) \(state.rawValue)\" do cancel on=\(name)`"
  }

  /// Returns whether the transition was held after an event, given by its index, or by that event.
  func isLater(than index: Int?, in simulation: Simulation) -> Bool {
    guard let index else { return true }
    if simulation.trace.list[index] == ignored { return true }
    let later = simulation.trace.list[index...].dropFirst()
    return later.contains { HungTransition.holds($0.event, name) }
  }

  /// Returns the explanation of the hung transition.
  func explanation(_ session: Session, _ simulation: Simulation) -> Explanation {
    var why = Explanation(
      "\(name) hangs at \(Prose.share(share)): "
        + (isOpen
          ? "its animation has ended, and nothing completes it" : "nothing finishes or cancels it"))
    if end != nil {
      why.add("touches", GestureAccount(session, simulation).touches(by: simulation.now))
    }
    if let last {
      why.add("since", "\(Prose.seconds(last.time.seconds)) s: \(last.event.name)")
    }
    why.add("because", reason)
    why.add("instead", advice)
    why.end()
    return why
  }
}

import PantomimeKit
import PantomimeReporting

// What a finger, a pan, or a call holds, so that time alone doesn't move it.

extension Simulation {
  /// The clause for what is held: an animator, a transition, a scroll view, or the view of the active
  /// pan; or `nil` if nothing is held.
  var held: Clause? {
    if let animator = firstHeldAnimator {
      let path = principalAnimator == animator ? "progress" : "\(animator).progress"
      return Clause(.heldAlready, animator, share: read(path)?.numbers.first ?? 0)
    }
    if let transition = heldTransition { return transition }
    if let list = scrollViewNames.first(where: { read("\($0).dragging") == .flag(true) }) {
      return Clause(.heldAlready, list, place: Answers.place(of: list, in: self))
    }
    guard pan.state.isActive else { return nil }
    // Several recognizers may be active; the last report is that of the pan which moves something.
    let gesture = trace.list.last { $0.event.kind == .pan }?.event.gesture ?? activeGesture
    let view = recognizers.first { $0.name == gesture }?.view ?? panView
    return view.map { Clause(.heldAlready, $0) }
  }

  /// The clause for the transition that is held at its percentage, or `nil` if there is none.
  private var heldTransition: Clause? {
    for name in transitionNames {
      guard let transition = transition(named: name), transition.isUnderWay,
        transition.isInteractive
      else { continue }
      return Clause(.heldAlready, name, share: transition.progress(at: now))
    }
    guard read("transition.running") == .flag(true), read("transition.interactive") == .flag(true),
      let last = trace.list.last(where: { $0.event.transition != nil })
    else { return nil }
    return Clause(
      .heldAlready, last.event.transition,
      share: read("transition.percent")?.numbers.first ?? 0)
  }

  /// The last event of a finger, or `nil` if no finger has touched the screen.
  var lastTouch: Trace.Entry? {
    trace.list.last { EventKind.touches.contains($0.event.kind) }
  }

  /// Whether a pan is active although its touch was lost.
  var isPanLost: Bool {
    pan.state.isActive && touchesDown.isEmpty && lastTouch?.event.kind == .touchLost
      && activePanIsTouched
  }

  /// Whether a finger began the active pan, rather than a statement that reported it.
  private var activePanIsTouched: Bool {
    trace.list.last { $0.event.kind == .pan && $0.event.lastWord == "began" }?.event.gesture
      != nil
  }
}

extension AnswerContext {
  /// The reason why something is held: a finger, a lost touch, or neither.
  var holder: Clause {
    if after.isPanLost { return Clause(.undelivered) }
    let isTouched =
      isPanUnderWay || after.firstHeldAnimator == nil && !after.touchesDown.isEmpty
    return Clause(isTouched ? .heldByFinger : .paused)
  }
}

import PantomimeKit

extension Simulation {
  /// Returns the state of an animator, or `nil` if no animator has the name.
  func activity(of animator: String) -> Animator.Activity? {
    guard case .word(let word)? = read("\(owner(animator))animator.state") else { return nil }
    return Animator.Activity(rawValue: word)
  }

  /// Returns whether an animator is held, that is, active but not running.
  func isHeld(_ animator: String) -> Bool {
    activity(of: animator) == .active && read("\(owner(animator))running") != .flag(true)
  }

  /// Returns the first part of the paths of an animator.
  private func owner(_ animator: String) -> String {
    principalAnimator == animator ? "" : "\(animator)."
  }

  /// The first animator that the last pan has paused or moved and left paused, with its progress,
  /// or `nil` if there is none or the pan is still active.
  var leftByPan: (animator: String, share: Double)? {
    let entries = trace.entries
    guard !pan.state.isActive,
      let began = entries.lastIndex(where: {
        $0.event.theme == .pan && $0.event.lastWord == "began"
      })
    else { return nil }
    for entry in entries[began...] {
      guard entry.event.theme == .paused || entry.event.theme == .scrubbed,
        let animator = entry.event.animator, isHeld(animator)
      else { continue }
      return (animator, read("\(owner(animator))progress")?.numbers.first ?? 0)
    }
    return nil
  }
}

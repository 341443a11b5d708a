import PantomimeKit

extension Simulation {
  /// Returns whether an animator is held, that is, active but not running.
  func isHeld(_ animator: String) -> Bool {
    let owner = principalAnimator == animator ? "" : "\(animator)."
    return read("\(owner)animator.state") == .word("active")
      && read("\(owner)running") != .flag(true)
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
      let path = principalAnimator == animator ? "progress" : "\(animator).progress"
      return (animator, read(path)?.numbers.first ?? 0)
    }
    return nil
  }
}

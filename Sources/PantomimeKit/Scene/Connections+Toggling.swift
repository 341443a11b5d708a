// Runs to the other end, started by a tap or a statement.

extension Connection {
  /// The effect of a toggle while the run is in flight.
  public enum WhileRunning: String, Sendable, Hashable, CaseIterable {
    /// The toggle is ignored; the default.
    case ignore
    /// The run reverses toward its start; the next toggle reverses it again.
    ///
    /// A held, delayed, or stopped run isn't in flight and ignores the toggle.
    case reverse
  }
}

/// The animator that a toggle runs to its other end.
struct Toggle: Sendable {
  let animator: AnimatorID
  /// The index of the number with anchors that the animator moves, or `nil` if the animator runs
  /// out and back home.
  let anchored: Int?
  let whileRunning: Connection.WhileRunning

  /// The reasons why a toggle has no effect.
  enum Refusal: String {
    case active, held, delayed, stopped, returning, there
  }
}

extension Connections {
  /// Runs an animator to its other end, or reverses it.
  ///
  /// - Parameters:
  ///   - toggle: The animator, and the effect while it is running.
  ///   - gesture: The tap, or `nil` for a statement.
  ///   - stage: The stage.
  /// - Throws: `Misuse` if the animator refuses.
  mutating func perform(
    _ toggle: Toggle, by gesture: GestureID?, on stage: inout Stage
  ) throws(Misuse) {
    let refusal =
      if let index = toggle.anchored {
        try anchored[index].toggle(toggle.whileRunning, on: &stage)
      } else {
        try toggle.startOrReverse(on: &stage)
      }
    guard let refusal else { return }
    let name = stage.name(of: toggle.animator)
    let reason: Reason =
      switch refusal {
      case .active: "the animator \(name) is active"
      case .held: "\(name) is held; its release decides, not a tap"
      case .delayed: "\(name) waits for its delayed start, so there is nothing to reverse"
      case .stopped: "\(name) is stopped and waits for `finish`"
      case .returning: "\(name) is already returning to the anchor that it left"
      case .there: "\(name) has no other anchor to go to"
      }
    guard let gesture else {
      return stage.note(.toggleIgnored, nil, [.word(.animator, name)], reason: reason)
    }
    let view = stage.view(of: gesture).map { stage.name(of: $0) } ?? stage.name(of: gesture)
    stage.note(
      .tapIgnored, nil, [.word(.on, view), .cause(refusal.rawValue)], reason: reason)
  }
}

extension Toggle {
  /// Starts an animator that runs out and back home, or reverses its run.
  fileprivate func startOrReverse(on stage: inout Stage) throws(Misuse) -> Refusal? {
    guard stage.knownActivity(of: animator) != .inactive else {
      try stage.start(animator)
      return nil
    }
    guard whileRunning == .reverse else { return .active }
    let (condition, isReversed) = stage.animators.look(at: animator) {
      ($0.condition, $0.isReversed)
    }
    switch condition {
    case .running:
      try stage.setReversed(animator, !isReversed)
      return nil
    case .waiting, .paused: return .held
    case .delayed: return .delayed
    case .stopped: return .stopped
    case .inactive, .completing: return .active
    }
  }
}

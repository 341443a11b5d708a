/// A recognizer's hold on a percent-driven transition; it replaces a view controller's pan handler.
///
/// When the gesture begins, the transition starts, or is paused if it runs (A229). Every change sets
/// the percentage: that at the beginning, plus the finger's displacement divided by the travel of a
/// full run. At lift-off, a rule decides whether the transition finishes; a canceled gesture cancels
/// the transition, unless the drive keeps or ignores it.
struct TransitionDrive: Sendable {
  let transition: TransitionID
  let direction: Direction
  /// The finger's travel for a full run, in points.
  let travel: Double
  /// The completion rule at lift-off, unless another rule is set.
  let rule: NamedRule
  /// The effect of a canceled gesture.
  let cancellation: InteractiveTransition.Cancellation
  /// The percentage when the gesture began, or `nil` if no finger holds the transition.
  private var carried: Double?

  init(_ transition: TransitionID, _ connection: DriveConnection) {
    self.transition = transition
    (direction, travel, rule) = (connection.direction, connection.travel, connection.rule)
    cancellation = connection.cancellation
  }

  /// Handles a report of the recognizer.
  ///
  /// - Throws: `Misuse` if the transition refuses a call; the stage has recorded it.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: return
    case .began:
      if !stage.start(transition) || !stage.transitions[transition].isInteractive {
        stage.pause(transition)
      }
      carried = stage.transitions[transition].percent
    case .changed:
      guard let carried, stillHolds(&stage) else { return }
      let percent = carried + direction.along(pan.translation) / travel
      stage.unclampedFraction = percent
      stage.update(transition, to: percent)
    case .ended, .cancelled, .failed:
      guard stillHolds(&stage) else { return }
      if pan.state.isCancelled, cancellation != .back { return ignoreCancellation(on: &stage) }
      let decision = stage.decide(
        lift(pan, on: stage), by: rule, [pan.velocityField(along: direction)])
      carried = nil
      if decision.completes { stage.finish(transition) } else { stage.cancel(transition) }
    }
  }

  /// Ends the hold of a canceled gesture without a rule: the transition finishes, the way it was
  /// going, or stays held at its percentage.
  private mutating func ignoreCancellation(on stage: inout Stage) {
    carried = nil
    guard cancellation == .ignore else {
      stage.finish(transition)
      return
    }
    stage.noteIgnoredCancellation(of: .word(.transition, stage.name(of: transition)))
  }

  /// Returns the values of a release at this instant, or `nil` while no finger holds the transition.
  func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff? {
    carried == nil ? nil : lift(pan, on: stage)
  }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    LiftOff(
      progress: stage.transitions[transition].percent, velocity: direction.along(pan.velocity),
      distance: travel, crossVelocity: direction.across(pan.velocity), startProgress: carried ?? 0,
      isCancelled: pan.state.isCancelled)
  }

  /// Returns whether the transition is still held; another call may have released it during the
  /// drag.
  private mutating func stillHolds(_ stage: inout Stage) -> Bool {
    guard carried != nil else { return false }
    guard !stage.transitions[transition].isInteractive else { return true }
    carried = nil
    stage.note(
      .panIgnored, nil, [.cause("over")],
      reason: "the transition under the finger was released by another call")
    return false
  }
}

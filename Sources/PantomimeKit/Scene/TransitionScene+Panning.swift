// The default implementations of a scene's pan methods: each report has a method, as each state has
// a case in the switch of a view controller's handler.

extension TransitionScene {
  /// Lets every pan begin; the default.
  public func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "its criteria are met and the scene allows it (G63)")
  }
  /// Forwards each report to the method for its state; the default.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: break
    case .began: try panBegan(pan, on: &stage)
    case .changed: try panChanged(pan, on: &stage)
    case .ended: try panEnded(pan, on: &stage)
    case .cancelled, .failed: try panCancelled(pan, on: &stage)
    }
  }
  /// Does nothing; the default.
  public mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    UnhandledHooks.note(pan, on: &stage)
  }
  /// Does nothing; the default.
  public mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    UnhandledHooks.note(pan, on: &stage)
  }
  /// Does nothing; the default.
  public mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    UnhandledHooks.note(pan, on: &stage)
  }
  /// Ends the gesture as at lift-off, because a gesture that has begun must end; its `LiftOff` is
  /// marked as canceled; the default.
  public mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panEnded(pan, on: &stage)
  }
  /// Does nothing; the default.
  public mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  /// Returns `nil` by default: a release decides nothing.
  public func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { nil }
}

/// A scene that handles pans, with one method for each case of the switch in a view controller's
/// handler.
public protocol PanHandling: TransitionScene {
  /// Handles a pan that has been recognized.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a movement of the finger.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles the end of a pan, whether by lift-off, cancellation, or failure (`pan.state`): a
  /// gesture that has begun must end.
  ///
  /// The `LiftOff` of a canceled pan is marked as canceled. To handle ended and canceled pans
  /// separately, implement `panCancelled(_:on:)`.
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a pan that was canceled or has failed.
  mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanHandling {
  /// Calls `panEnded(_:on:)` by default.
  public mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panEnded(pan, on: &stage)
  }

  /// Calls the method for the report's state.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try forwardPan(pan, on: &stage)
  }

  /// Calls the method for the report's state, in a scene that has a `pan(_:on:)` of its own.
  public mutating func forwardPan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: break
    case .began: try panBegan(pan, on: &stage)
    case .changed: try panChanged(pan, on: &stage)
    case .ended: try panEnded(pan, on: &stage)
    case .cancelled, .failed: try panCancelled(pan, on: &stage)
    }
  }
}

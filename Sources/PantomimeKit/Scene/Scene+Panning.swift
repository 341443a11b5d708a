// What a scene does about its pan, unless it says otherwise: each of the recognizer's reports has a
// method, as each case of the switch in a view controller's handler has.

extension Scene {
  /// By default every pan begins.
  public func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "its criteria are met and the scene allows it (G63)")
  }
  /// By default each report goes to the method for its state.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: break
    case .began: try panBegan(pan, on: &stage)
    case .changed: try panChanged(pan, on: &stage)
    case .ended: try panEnded(pan, on: &stage)
    case .cancelled, .failed: try panCancelled(pan, on: &stage)
    }
  }
  /// By default nothing happens.
  public mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  /// By default nothing happens.
  public mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  /// By default nothing happens.
  public mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  /// By default as at a lift-off, since what has begun has to be ended; its `LiftOff` says that it was
  /// cancelled.
  public mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panEnded(pan, on: &stage)
  }
  /// By default nothing more happens.
  public mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
}

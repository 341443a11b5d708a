// The roles of a scene whose views follow a finger.

/// A scene that handles pans, with one method for each case of the switch in a view controller's
/// handler.
public protocol PanHandling: TransitionScene {
  /// Handles a pan that has been recognized.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a movement of the finger.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles the end of a pan: a lift-off, cancellation, or failure (`pan.state`), because a
  /// gesture that has begun must end.
  ///
  /// The `LiftOff` of a canceled pan is marked as canceled. Conform to `PanCancellationHandling` to
  /// handle ended and canceled pans separately.
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanHandling {
  /// Forwards a report to the method for its state, for a scene that also implements
  /// `handle(_:report:on:)`.
  public mutating func forwardPan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: break
    case .began: try panBegan(pan, on: &stage)
    case .changed: try panChanged(pan, on: &stage)
    case .ended: try panEnded(pan, on: &stage)
    case .cancelled, .failed: try _panCancelled(pan, on: &stage)
    }
  }

  public mutating func _pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try forwardPan(pan, on: &stage)
  }
  public mutating func _panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panEnded(pan, on: &stage)
  }
}

/// A scene that handles canceled pans differently from ended ones.
public protocol PanCancellationHandling: PanHandling {
  /// Handles a pan that was canceled or has failed.
  mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanCancellationHandling {
  public mutating func _panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panCancelled(pan, on: &stage)
  }
}

/// A scene that handles every report of a pan in one method.
public protocol PanReportHandling: TransitionScene {
  /// Handles a report of the pan recognizer.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanReportHandling {
  public mutating func _pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try self.pan(pan, on: &stage)
  }
}

/// A scene that may refuse a pan; other scenes let every pan begin.
public protocol PanDelegate: TransitionScene {
  /// Returns whether the scene's pan may leave `possible`, given the velocity at that moment (G63).
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict
}

extension PanDelegate {
  public func _panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    panShouldBegin(pan, on: stage)
  }
}

/// A scene that responds to a refused pan.
public protocol PanRefusalHandling: TransitionScene {
  /// Handles a pan that was refused; the touch belongs to another recognizer now.
  mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse)
}

extension PanRefusalHandling {
  public mutating func _panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panRefused(pan, on: &stage)
  }
}

/// A scene that evaluates a rule when its pan is released.
public protocol LiftOffProviding: TransitionScene {
  /// Returns the values that a release of the scene's pan would have now, or `nil` if there is
  /// nothing to decide.
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff?
}

extension LiftOffProviding {
  public func _liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { liftOff(for: pan, on: stage) }
}

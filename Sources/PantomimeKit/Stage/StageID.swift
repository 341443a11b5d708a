/// An identifier of an object on a stage.
protocol StageID {
  /// The word for objects of this type in the trace.
  static var kind: String { get }

  /// Returns whether an identifier belongs to a stage; the stage is `inout` because it would be
  /// copied otherwise.
  func isKnown(on stage: inout Stage) -> Bool
}

extension AnimatorID: StageID {
  static var kind: String { "animator" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.animators.contains(self) }
}

extension ViewID: StageID {
  static var kind: String { "view" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.views.contains(self) }
}

extension TransitionID: StageID {
  static var kind: String { "transition" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.transitions.contains(self) }
}

extension GestureID: StageID {
  static var kind: String { "gesture" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.gestures[self] != nil }
}

extension TimerID: StageID {
  static var kind: String { "timer" }

  /// Returns whether the timer was ever started on the stage.
  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.ledger.clock.hasStarted(order) }
}

extension ScrollWatchID: StageID {
  static var kind: String { "watch" }

  /// Returns whether the watch was ever set on the stage.
  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.ledger.clock.hasStarted(order) }
}

// The default implementations of a scene's methods about recognizers.

extension TransitionScene {
  /// Every pair is checked by default.
  public static var mayRequireFailures: Bool { true }
  /// Every view has its frame queried by default.
  public static var overridesFrames: Bool { true }
  /// Returns the verdict of `panShouldBegin` and of the recognizer's axis rule; the default.
  public func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    guard stage.isPan(gesture) else { return .begins(reason: "its criteria are met (G63)") }
    let verdict = panShouldBegin(pan, on: stage)
    guard case .begins = verdict else { return verdict }
    return stage.axisVerdict(for: pan, of: gesture) ?? verdict
  }
  /// Lets the recognizer receive every touch; the default.
  public func gestureShouldReceive(
    _ touch: Touch, _ gesture: GestureID, on stage: Stage
  ) -> Bool { true }
  /// Allows only the pairs that were allowed permanently; the default.
  public func recognizesTogether(
    _ one: GestureID, _ other: GestureID, on stage: Stage
  ) -> Bool { false }
  /// Requires only the failures that were required permanently; the default.
  public func requiresFailure(
    _ gesture: GestureID, of other: GestureID, on stage: Stage
  ) -> Bool { false }
  /// Forwards pans to the scene's pan methods, and ignores other recognizers; the default.
  public mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if stage.isPan(gesture) { try pan(report, on: &stage) }
  }
  /// Ignores the touch; the default.
  public mutating func touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) {}
}

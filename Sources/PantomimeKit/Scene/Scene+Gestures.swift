// What a scene says of its recognizers, and does about what they report, unless it says otherwise.

extension Scene {
  /// Each pair is asked about by default.
  public static var mayRequireFailures: Bool { true }
  /// All views are asked about by default.
  public static var hasOwnFrames: Bool { true }
  /// By default as `panShouldBegin` and the rule about axes say that the recognizer was given.
  public func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    guard stage.isPan(gesture) else { return .begins(reason: "its criteria are met (G63)") }
    let verdict = panShouldBegin(pan, on: stage)
    guard case .begins = verdict else { return verdict }
    return stage.verdict(on: pan, of: gesture) ?? verdict
  }
  /// By default it sees every touch.
  public func gestureShouldReceive(
    _ touch: Touch, _ gesture: GestureID, on stage: Stage
  ) -> Bool { true }
  /// By default only those may that were allowed for good.
  public func recognizesTogether(
    _ one: GestureID, _ other: GestureID, on stage: Stage
  ) -> Bool { false }
  /// By default none has to wait but for good.
  public func requiresFailure(
    _ gesture: GestureID, of other: GestureID, on stage: Stage
  ) -> Bool { false }
  /// By default pans are pans of the scene, and other recognizers do nothing.
  public mutating func gesture(
    _ gesture: GestureID, _ report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if stage.isPan(gesture) { try pan(report, on: &stage) }
  }
  /// By default views do nothing by themselves.
  public mutating func touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) {}
}

/// Who is asked about recognizers: the app, as their delegate.
public protocol GestureDelegate {
  /// Whether a recognizer is given a touch that comes down (G65).
  func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool

  /// Whether a recognizer may leave `possible`, asked once for each attempt (G63, G64).
  ///
  /// The pan has the translation from touch-down and the velocity of that moment. The velocity is
  /// zero where the samples make none; rules about axes fall back to the translation then (G86).
  func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict

  /// Whether two recognizers may both recognize; one side saying so is enough (G66).
  func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool

  /// Whether a recognizer waits for another to fail; asked once for each attempt (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool
}

extension GestureDelegate {
  /// By default every touch is received.
  public func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool { true }

  /// By default every recognizer may begin (G63).
  public func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    .begins(reason: "its criteria are met and no delegate refuses (G63)")
  }

  /// By default no two recognize at once (G66).
  public func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool { false }

  /// By default none waits for another (G71).
  public func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool { false }
}

/// The app in its role as the delegate of recognizers.
public protocol GestureDelegate {
  /// Returns whether a recognizer receives a new touch (G65).
  func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool

  /// Returns whether a recognizer may leave `possible`; called once for each attempt (G63, G64).
  ///
  /// The pan contains the translation since touch-down and the current velocity. If the samples
  /// yield no velocity, the velocity is zero, and axis rules use the translation instead (G86).
  func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict

  /// Returns whether two recognizers may recognize simultaneously; the arena calls this method for
  /// both orders, and one `true` is enough (G66).
  func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool

  /// Returns whether a recognizer waits for another to fail; called once for each attempt (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool
}

extension GestureDelegate {
  /// Returns whether a recognizer receives a new touch; `true` by default.
  public func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool { true }

  /// Returns whether a recognizer may begin; every recognizer may by default (G63).
  public func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    .begins(reason: "the recognizer's criteria are met and no delegate refuses (G63)")
  }

  /// Returns whether two recognizers may recognize simultaneously; `false` by default (G66).
  public func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool { false }

  /// Returns whether a recognizer waits for another to fail; `false` by default (G71).
  public func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool { false }
}

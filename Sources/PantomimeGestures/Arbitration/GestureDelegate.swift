/// The app, as the delegate of recognizers.
public protocol GestureDelegate {
  /// Returns whether a recognizer receives a touch that comes down (G65).
  func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool

  /// Returns whether a recognizer may leave `possible`, called once for each attempt (G63, G64).
  ///
  /// The pan has the translation from touch-down and the velocity at that moment. The velocity is
  /// zero if the samples give none; axis rules use the translation then (G86).
  func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict

  /// Returns whether two recognizers may both recognize; consent for one order is enough (G66).
  func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool

  /// Returns whether a recognizer waits for another to fail; called once for each attempt (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool
}

extension GestureDelegate {
  /// Receives every touch, by default.
  public func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool { true }

  /// Lets every recognizer begin, by default (G63).
  public func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    .begins(reason: "its criteria are met and no delegate refuses (G63)")
  }

  /// Lets no two recognize at the same time, by default (G66).
  public func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool { false }

  /// Lets none wait for another, by default (G71).
  public func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool { false }
}

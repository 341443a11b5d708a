/// The app in its role as the delegate of recognizers.
package protocol GestureDelegate {
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
  package func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool { true }

  /// Returns whether a recognizer may begin; every recognizer may by default (G63).
  package func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    .begins(reason: "the recognizer's criteria are met and no delegate refuses (G63)")
  }

  /// Returns whether two recognizers may recognize simultaneously; `false` by default (G66).
  package func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool { false }

  /// Returns whether a recognizer waits for another to fail; `false` by default (G71).
  package func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool { false }
}

/// The arbitration's verdict on a pan that is about to begin.
public enum PanVerdict: Sendable, Hashable {
  /// The pan may begin; the reason is a phrase.
  case begins(reason: Reason)
  /// The pan may not begin, because the winner receives the touch instead; the reason is a phrase.
  case refused(winner: String, reason: Reason)
  /// The finger has to move farther before a decision is possible.
  case undecided(reason: Reason)
}

/// A query from an arena to its delegate during arbitration.
///
/// A query is a value so that the arena doesn't need a delegate: a delegate would contain the state
/// that the query is about, and creating one for every touch would copy that state.
package enum GestureQuestion {
  /// Whether a recognizer receives a new touch (G65).
  case receives(Touch, GestureID)
  /// Whether a recognizer may leave `possible` (G63, G64).
  case begins(GestureID, Pan)
  /// Whether the first recognizer allows both to recognize simultaneously (G66).
  case recognizes(GestureID, with: GestureID)
  /// Whether the first recognizer waits for the other to fail (G71).
  case requires(GestureID, failureOf: GestureID)
  /// Whether any `requires` query may be answered with `true`; if not, the arena skips these
  /// queries.
  case mayRequire

  /// Returns the answer of a delegate.
  func answer(of delegate: some GestureDelegate) -> GestureAnswer {
    switch self {
    case .receives(let touch, let gesture): .word(delegate.shouldReceive(touch, gesture))
    case .begins(let gesture, let pan): .verdict(delegate.shouldBegin(gesture, pan))
    case .recognizes(let one, let other):
      .word(delegate.recognizesSimultaneously(one, with: other))
    case .requires(let one, let other): .word(delegate.requiresFailure(one, of: other))
    case .mayRequire: .word(true)
    }
  }
}

/// The answer to a query.
package enum GestureAnswer {
  /// A Boolean value.
  case word(Bool)
  /// The verdict on a recognizer's attempt, with the reason.
  case verdict(PanVerdict)

  var isYes: Bool {
    switch self {
    case .word(let isYes): isYes
    case .verdict(.begins): true
    case .verdict: false
    }
  }

  var verdict: PanVerdict {
    switch self {
    case .verdict(let verdict): verdict
    case .word(true): .begins(reason: "")
    case .word(false): .refused(winner: "none", reason: "")
    }
  }
}

/// The function that answers an arena's queries.
package typealias GestureAnswers = (GestureQuestion) -> GestureAnswer

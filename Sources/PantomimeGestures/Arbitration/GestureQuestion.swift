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

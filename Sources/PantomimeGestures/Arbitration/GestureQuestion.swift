/// What an arena asks while it arbitrates.
///
/// A question is a value, so that whoever answers need not be handed on: a delegate holds what it is
/// asked about, and to make one for every touch would copy that.
package enum GestureQuestion {
  /// Whether a recognizer is given a touch that comes down (G65).
  case receives(Touch, GestureID)
  /// Whether a recognizer may leave `possible` (G63, G64).
  case begins(GestureID, Pan)
  /// Whether the first says that both may recognize (G66).
  case recognizes(GestureID, with: GestureID)
  /// Whether the first waits for the other to fail (G71).
  case requires(GestureID, failureOf: GestureID)
  /// Whether the last may be answered with yes; it is asked of no pair if not.
  case mayRequire

  /// What a delegate answers.
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

/// What an arena is answered.
package enum GestureAnswer {
  /// Yes or no.
  case word(Bool)
  /// Whether a recognizer may begin, and why.
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

/// Who answers an arena's questions.
package typealias GestureAnswers = (GestureQuestion) -> GestureAnswer

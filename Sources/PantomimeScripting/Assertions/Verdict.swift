/// The outcome of an assertion.
package enum Verdict: Sendable, Hashable {
  case passed
  /// The assertion holds so far; a later event or the end of the scene decides it.
  case watched
  case failed(Mismatch)

  /// Whether nothing has failed.
  var holds: Bool { if case .failed = self { false } else { true } }
}

/// What was expected, and what was there instead.
package struct Mismatch: Sendable, Hashable {
  package let expected: String
  package let actual: String
  /// More about the difference; may be empty.
  package let note: String
  /// Why it is so, where that is known of itself; may be empty.
  package let reason: String
  /// All of it in a sentence, as an answer tells it; may be empty.
  package let told: String
  /// Whether it is a misuse that nobody expected, which the statement's answer has told of already.
  package let isMisuse: Bool
  /// The number that it is about, where it is about one.
  package var subject: Subject?

  /// A number that a path tells, and what it was to be.
  package struct Subject: Sendable, Hashable {
    package let path: String
    /// Which of the path's numbers it is.
    package let index: Int
    /// What it was to be, or to be compared with.
    package let wanted: Double?

    package init(_ path: String, _ index: Int, wanted: Double?) {
      (self.path, self.index, self.wanted) = (path, index, wanted)
    }
  }

  package init(
    expected: String, actual: String, note: String = "", reason: String = "", told: String = "",
    isMisuse: Bool = false
  ) {
    self.isMisuse = isMisuse
    self.expected = expected
    self.actual = actual
    self.note = note
    self.reason = reason
    self.told = told
  }
}

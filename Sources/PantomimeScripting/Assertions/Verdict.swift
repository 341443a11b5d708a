/// The outcome of an assertion.
package enum Verdict: Sendable, Hashable {
  case passed
  /// The assertion holds so far; a later event or the end of the scene decides it.
  case watched
  case failed(Mismatch)

  /// Whether the assertion hasn't failed.
  var holds: Bool { if case .failed = self { false } else { true } }
}

/// The expected value of an assertion, and the actual value.
package struct Mismatch: Sendable, Hashable {
  package let expected: String
  package let actual: String
  /// Further information about the difference, or an empty string.
  package let note: String
  /// The reason for the mismatch if it's specific to this mismatch, or an empty string.
  package var reason: String
  /// The mismatch as a sentence for an answer, or an empty string.
  package let sentence: String
  /// The mismatch as a phrase in a lesson: the actual value and the wanted one.
  package let phrase: String
  /// Whether the mismatch is an unexpected misuse, which the statement's answer already reports.
  package let isMisuse: Bool
  /// The number that the mismatch is about, or `nil` if it isn't about a number.
  package var subject: Subject?

  /// A number of a path's value, and the wanted number.
  package struct Subject: Sendable, Hashable {
    package let path: String
    /// The index of the number in the value.
    package let index: Int
    /// The wanted number, or the number to compare with, or `nil` if there is none.
    package let wanted: Double?

    package init(_ path: String, _ index: Int, wanted: Double?) {
      (self.path, self.index, self.wanted) = (path, index, wanted)
    }
  }

  package init(
    expected: String, actual: String, note: String = "", reason: String = "",
    sentence: String = "", phrase: String? = nil, isMisuse: Bool = false
  ) {
    self.isMisuse = isMisuse
    self.expected = expected
    self.actual = actual
    self.note = note
    self.reason = reason
    self.sentence = sentence
    self.phrase = phrase ?? (sentence.isEmpty ? "\(actual), not \(expected)" : sentence)
  }
}

/// A numbered statement about the systems that are modeled, which texts and reasons can cite.
package struct Fact: Sendable, Hashable {
  /// The number that citations use, such as `A70`.
  package let name: String
  /// The kind of evidence for the fact.
  package let standing: Standing
  /// The statement, in one sentence.
  package let sentence: String
  /// The publication, the observer, or the facts from which the statement follows.
  package let source: String
  /// The reason to keep the fact although nothing cites it, or `nil` if it is cited.
  package let kept: String?
  /// The number of recordings on which the fact is based, or `nil` if there are no known
  /// recordings.
  package let recordings: Int?
  /// The greatest difference between the model and the recordings, as a phrase, or `nil` if they
  /// were not compared.
  package let residual: String?
  /// The script in `scripts/gestures` that shows the fact, or `nil` if there is no such script.
  package let script: String?

  package init(
    _ name: String, _ standing: Standing, _ sentence: String, source: String, kept: String? = nil,
    recordings: Int? = nil, residual: String? = nil, script: String? = nil
  ) {
    self.name = name
    self.standing = standing
    self.sentence = sentence
    self.source = source
    self.kept = kept
    self.recordings = recordings
    self.residual = residual
    self.script = script
  }

  /// The kind of evidence for a fact.
  package enum Standing: String, Sendable, CaseIterable {
    case documented
    case observed
    case inferred
    case ours = "our reading"

    /// The kind of evidence and its meaning, as a phrase.
    package var explanation: String {
      switch self {
      case .documented: "documented: Apple or the relevant standard states it"
      case .observed: "observed: measured or reported outside Apple"
      case .inferred: "inferred: follows from documented or observed facts"
      case .ours: "our reading: nothing published settles it"
      }
    }
  }
}

/// Facts about one subject, sorted by number.
package struct FactGroup: Sendable {
  /// The subject, as a heading.
  package let title: String
  package let facts: [Fact]

  package init(_ title: String, _ facts: [Fact]) {
    self.title = title
    self.facts = facts
  }
}

/// A numbered statement about the systems that are modelled, which texts and reasons cite.
package struct Fact: Sendable, Hashable {
  /// The number it is cited by, such as `A70`.
  package let name: String
  /// How sure it is.
  package let standing: Standing
  /// What it says, in one sentence of our own.
  package let sentence: String
  /// Where it can be read, who has seen it, or what it follows from.
  package let source: String
  /// Why it is here although nothing cites it; `nil` where something does.
  package let kept: String?
  /// The number of recordings that it rests on, or `nil` if it was not measured or has only been published
  /// as figures.
  package let recordings: Int?
  /// The greatest difference of the model from what was recorded, as a phrase, or `nil` if it was not
  /// compared.
  package let residual: String?
  /// The script below `scripts/gestures` that shows it, or `nil` if none does.
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

  /// What a fact rests on.
  package enum Standing: String, Sendable, CaseIterable {
    /// Apple, or the standard it is about, says so.
    case documented
    /// Somebody has measured it or reported it.
    case observed
    /// It follows from other facts.
    case inferred
    /// Nothing published settles it: it is our reading.
    case ours = "our reading"

    /// What that means for somebody who relies on it, as a phrase.
    package var explanation: String {
      switch self {
      case .documented: "documented: Apple, or the standard it is about, says so"
      case .observed: "observed: somebody has measured or reported it"
      case .inferred: "inferred: it follows from documented or observed facts"
      case .ours: "our reading: nothing published settles it"
      }
    }
  }
}

/// Facts about one matter, in the order of their numbers.
package struct FactGroup: Sendable {
  /// What they are about, as a heading.
  package let title: String
  package let facts: [Fact]

  package init(_ title: String, _ facts: [Fact]) {
    self.title = title
    self.facts = facts
  }
}

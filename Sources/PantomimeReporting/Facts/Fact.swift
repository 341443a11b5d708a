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

/// The number of a fact: the letters of its series, followed by a number, beginning with 1.
package struct FactID: Sendable, Hashable {
  package let series: Series
  package let number: Int

  /// The subject of a fact, by its letters.
  package enum Series: String, Sendable, CaseIterable {
    case animator = "A"
    case gesture = "G"
    case timing = "T"
    case measured = "M"
    case openPoint = "U"
    case openGesturePoint = "GU"
    case misuse = "E"
    case scene = "S"

    /// The subject of the facts in the series, as a phrase.
    package var subject: String {
      switch self {
      case .animator: "the property animator, and transitions driven by a percentage"
      case .gesture: "recognizers, velocities, decisions at lift-off, scrolling, touches"
      case .timing: "the mathematics of curves, springs, layer time and numbers"
      case .measured: "measurements on iOS 26"
      case .openPoint: "open points about the animator, with our reading"
      case .openGesturePoint: "open points about gestures and scrolling, with our reading"
      case .misuse: "misuse for which UIKit raises an exception"
      case .scene: "conclusions from other facts that the built-in scenes use"
      }
    }

    /// The sort order.
    fileprivate var rank: Int {
      switch self {
      case .animator: 0
      case .gesture: 1
      case .timing: 2
      case .measured: 3
      case .openPoint: 4
      case .openGesturePoint: 5
      case .misuse: 6
      case .scene: 7
      }
    }
  }

  package init(_ series: Series, _ number: Int) {
    self.series = series
    self.number = number
  }

  /// Parses a number such as `A70`, in uppercase or lowercase; ignores a period and the digits
  /// after it, as in `G3.2`.
  package init?(_ text: some StringProtocol) {
    let text = text.uppercased()
    guard let citation = Citation.all(in: text).first, citation.first == citation.last,
      citation.place == 0..<text.utf8.count
    else { return nil }
    self = citation.first
  }
}

extension FactID: Comparable {
  package static func < (one: FactID, other: FactID) -> Bool {
    (one.series.rank, one.number) < (other.series.rank, other.number)
  }
}

extension FactID: CustomStringConvertible {
  package var description: String { "\(series.rawValue)\(number)" }
}

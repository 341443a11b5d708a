package import PantomimeKit

/// The facts that sources, texts and the reasons in a trace cite.
///
/// The facts come from the documents in `PantomimeKit.docc/Facts`, each of which is parsed on first
/// use.
package enum Facts {
  private static let animator = FactDocument(FactTexts.animatorFacts.text)
  private static let gesture = FactDocument(FactTexts.gestureFacts.text)
  private static let timing = FactDocument(FactTexts.timingFacts.text)
  private static let measured = FactDocument(FactTexts.measuredFacts.text)
  private static let openPoint = FactDocument(FactTexts.openAnimatorPoints.text)
  private static let openGesturePoint = FactDocument(FactTexts.openGesturePoints.text)
  private static let misuse = FactDocument(FactTexts.misuseFacts.text)
  private static let scene = FactDocument(FactTexts.sceneFacts.text)

  private static func document(_ series: FactID.Series) -> FactDocument {
    switch series {
    case .animator: animator
    case .gesture: gesture
    case .timing: timing
    case .measured: measured
    case .openPoint: openPoint
    case .openGesturePoint: openGesturePoint
    case .misuse: misuse
    case .scene: scene
    }
  }

  /// The facts by subject, series by series.
  package static var groups: [FactGroup] {
    FactID.Series.allCases.flatMap { document($0).groups }
  }

  /// All facts, series by series, sorted by number.
  package static let all: [Fact] = FactID.Series.allCases.flatMap { document($0).facts }

  /// Returns the fact with the given number, or `nil` if there is none.
  package static func named(_ id: FactID) -> Fact? { document(id.series).fact(id.number) }

  /// Returns the fact that a text such as `A70` cites, in uppercase or lowercase, or `nil` if there
  /// is none.
  package static func named(_ name: some StringProtocol) -> Fact? {
    FactID(name).flatMap { named($0) }
  }

  /// Returns the facts of a series, sorted by number.
  package static func series(_ series: FactID.Series) -> [Fact] { document(series).facts }

  /// Returns the neighbors of a number within its series: the facts with the next lower and the
  /// next higher number.
  package static func near(_ id: FactID) -> [Fact] {
    let document = document(id.series)
    let index = document.firstIndex(from: id.number)
    return document.facts[max(0, index - 1)..<min(document.facts.count, index + 1)]
      .filter { $0.name != id.description }
  }
}

extension Facts {
  /// Returns the facts that a text cites, each only once, in order of citation; unknown numbers are
  /// ignored.
  package static func cited(in text: some StringProtocol) -> [Fact] {
    var found: [Fact] = []
    for citation in Citation.all(in: text) {
      for id in citation.ids {
        if let fact = named(id), !found.contains(fact) { found.append(fact) }
      }
    }
    return found
  }

  /// Returns the facts that the reason of an event cites.
  package static func behind(_ event: Event) -> [Fact] { cited(in: event.reason) }

  /// Returns the facts whose sentence or source cites the given fact.
  package static func resting(on fact: Fact) -> [Fact] {
    grounds.indices.filter { grounds[$0].contains(fact) }.map { all[$0] }
  }

  /// For each element of `all`, the facts that it cites.
  private static let grounds: [[Fact]] = all.map { cited(in: "\($0.sentence) \($0.source)") }

  /// Returns a reason to which the kind of each fact that it cites is added: `… (A70)` becomes
  /// `… (A70 documented)`.
  package static func annotated(_ reason: String) -> String {
    let bytes = Array(reason.utf8)
    var result = ""
    var done = 0
    for mention in Citation.mentions(in: bytes) {
      result += String(decoding: bytes[done..<mention.place.upperBound], as: UTF8.self)
      if let fact = named(mention.first) { result += " \(fact.standing.rawValue)" }
      done = mention.place.upperBound
    }
    return result + String(decoding: bytes[done...], as: UTF8.self)
  }
}

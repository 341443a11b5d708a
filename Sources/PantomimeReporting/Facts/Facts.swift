package import PantomimeKit

/// What the model rests on: every fact that the sources, the texts and the reasons of a trace cite.
package enum Facts {
  /// The facts by matter, in the order in which they are documented.
  package static let groups: [FactGroup] = [
    animatorStates, animatorEnds, animatorFraction, animatorDirection, animatorContinuing,
    animatorBlocks, animatorTimings, animatedValues, transitions, workedExamples,
    recognizers, pans, arbitration, otherSystems, velocity, completion, handingOver, scrolling,
    touches,
    curves, springs, mediaTiming, keyframes, easings, deceleration, interpolation, numerics,
    measured, measuredMotion, openPoints, openGesturePoints, misuses, sceneRules,
  ]

  /// All of them, in the order of their numbers.
  package static let all: [Fact] = groups.flatMap { $0.facts }

  /// Where each number stands in `all`, in the order of the numbers.
  private static let index: [(id: FactID, place: Int)] = all.indices
    .compactMap { place in FactID(all[place].name).map { ($0, place) } }
    .sorted { $0.id < $1.id }

  /// The fact of that number; `nil` if there is none.
  package static func named(_ id: FactID) -> Fact? {
    let place = firstPlace(from: id)
    guard place < index.count, index[place].id == id else { return nil }
    return all[index[place].place]
  }

  /// The fact cited as `A70`, in upper or lower case; `nil` if there is none.
  package static func named(_ name: some StringProtocol) -> Fact? {
    FactID(name).flatMap { named($0) }
  }

  /// The facts of a series.
  package static func series(_ series: FactID.Series) -> [Fact] {
    let start = firstPlace(from: FactID(series, 0))
    return index[start...].prefix { $0.id.series == series }.map { all[$0.place] }
  }

  /// The facts on either side of a number that there is none of; within its series.
  package static func near(_ id: FactID) -> [Fact] {
    let place = firstPlace(from: id)
    return index[max(0, place - 1)..<min(index.count, place + 1)]
      .filter { $0.id.series == id.series && $0.id != id }.map { all[$0.place] }
  }

  /// The first place whose number is not below another one.
  private static func firstPlace(from id: FactID) -> Int {
    index.partitioningIndex { !($0.id < id) }
  }
}

extension Facts {
  /// The facts that a text cites, each once, in the order in which it does; what it cites that is
  /// none is left out.
  package static func cited(in text: some StringProtocol) -> [Fact] {
    var found: [Fact] = []
    for citation in Citation.all(in: text) {
      for id in citation.ids {
        if let fact = named(id), !found.contains(fact) { found.append(fact) }
      }
    }
    return found
  }

  /// The facts that the reason of an event rests on.
  package static func behind(_ event: Event) -> [Fact] { cited(in: event.reason) }

  /// The facts whose own sentence or source cites one.
  package static func resting(on fact: Fact) -> [Fact] {
    grounds.indices.filter { grounds[$0].contains(fact) }.map { all[$0] }
  }

  /// What each of `all` cites itself.
  private static let grounds: [[Fact]] = all.map { cited(in: "\($0.sentence) \($0.source)") }

  /// A reason with the standing of the facts it cites: `… (A70)` becomes `… (A70 documented)`.
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

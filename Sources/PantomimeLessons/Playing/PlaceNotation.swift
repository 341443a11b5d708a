import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The notations of the place at which a gesture leaves a transition: its value, its index, and the
/// scene's word for it.
struct PlaceNotation {
  /// The meaning of a reply.
  enum Reading {
    /// The reply is in the notation of the path.
    case asWritten
    /// The reply names the place with this index in another notation.
    case place(Int)
    /// The reply names no place; the phrase lists the places.
    case impossible(String)
  }

  /// The index of the place that the rule has chosen.
  let chosen: Int
  private let path: String
  private let value: PathValue
  /// The values of the places: 0 and 1 between two ends.
  private let places: [Double]
  private let hasAnchors: Bool

  /// Creates the notations for a path that reads a place, or returns `nil` if no rule has chosen one.
  init?(_ path: String, in session: Session) {
    guard let simulation = session.simulation, let record = simulation.decisionRecord,
      let value = simulation.read(path)
    else { return nil }
    switch record.lift.scope {
    case .anchors: (places, hasAnchors) = (record.lift.anchors, true)
    case .twoEnds: (places, hasAnchors) = ([0, 1], false)
    }
    guard places.count > 1, places.indices.contains(record.decision.index) else { return nil }
    (chosen, self.path, self.value) = (record.decision.index, path, value)
  }

  /// Whether the path reads the chosen place, in one of the notations.
  var isPlace: Bool {
    switch value {
    case .number(let read, .count): hasAnchors && read == Double(chosen)
    case .number(let read, .points): hasAnchors && read.isAlmost(places[chosen])
    case .number(let read, .fraction): !hasAnchors && read == Double(chosen)
    case .word: path == "state"
    default: false
    }
  }

  /// Returns the meaning of a reply.
  func reading(of reply: String) -> Reading {
    guard let number = PlaceNotation.number(reply) else { return .asWritten }
    switch value {
    case .number(let read, .count) where hasAnchors && read == Double(chosen):
      if index(number) != nil { return .asWritten }
      return anchor(number).map { .place($0) } ?? .impossible(listing)
    case .number(let read, .points) where hasAnchors && read.isAlmost(places[chosen]):
      if anchor(number) != nil { return .asWritten }
      return index(number).map { .place($0) } ?? .asWritten
    case .number(let read, .fraction) where !hasAnchors && read == Double(chosen):
      return number == 100 ? .place(1) : .asWritten
    case .word where path == "state":
      if hasAnchors {
        return (anchor(number) ?? index(number)).map { .place($0) } ?? .impossible(listing)
      }
      return number == 100 ? .place(1) : index(number).map { .place($0) } ?? .impossible(listing)
    default: return .asWritten
    }
  }

  /// Returns the chosen place in the notation of a reply that isn't the notation of the path, or
  /// `nil` for any other reply.
  func chosen(like reply: String) -> String? {
    guard case .place = reading(of: reply), let number = PlaceNotation.number(reply) else {
      return nil
    }
    let unit =
      PlaceNotation.units.first { !$0.text.isEmpty && reply.hasSuffix($0.text) }?.text ?? ""
    let isAnchor = if case .number(_, .points) = value { false } else { anchor(number) != nil }
    if hasAnchors, isAnchor {
      return Numerals.text(places[chosen], decimals: Numerals.shownDecimals) + unit
    }
    guard case .word = value else { return number == 100 ? "\(chosen * 100)" : "\(chosen)" }
    let isPercentage = !hasAnchors && (number == 100 || unit.hasSuffix("%"))
    return (isPercentage ? "\(chosen * 100)" : "\(chosen)") + unit
      + " (\(PathValueText.text(value)))"
  }

  private func index(_ number: Double) -> Int? {
    places.indices.first { Double($0) == number }
  }

  private func anchor(_ number: Double) -> Int? {
    places.indices.first { places[$0].isAlmost(number) }
  }

  /// The places, as a hint.
  private var listing: String {
    let values = places.map { Numerals.text($0, decimals: Numerals.shownDecimals) }
    let all = LessonText.joined(values, by: ", ")
    return hasAnchors
      ? "the places are 0 to \(places.count - 1), at \(all)"
      : "the places are 0 and 1, or 0 % and 100 %"
  }

  /// Returns the number in a reply, with or without `pt` or `%`, or `nil` if the reply isn't one.
  static func number(_ reply: String) -> Double? {
    for (unit, factor) in units where reply.hasSuffix(unit) {
      return Numerals.number(String(reply.dropLast(unit.count))).map { $0 * factor }
    }
    return nil
  }

  private static let units: [(text: String, factor: Double)] = [
    (" pt", 1), ("pt", 1), (" %", 0.01), ("%", 0.01), ("", 1),
  ]
}

extension Double {
  /// Whether two positions are the same place on screen.
  fileprivate func isAlmost(_ other: Double) -> Bool { (self - other).magnitude < 0.05 }
}

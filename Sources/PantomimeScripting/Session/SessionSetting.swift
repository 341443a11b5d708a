import PantomimeKit

/// The settings that `set` accepts in every scene.
enum SessionSetting: String, CaseIterable {
  case rate
  case estimator
  case axis
  case rule
  case slop
  case opening
  case quirks
  case trace
  case detail
  case undo

  static let names = allCases.map { $0.rawValue }

  /// Returns the possible values, with their meanings.
  func candidates(in catalogue: Catalogue) -> [Candidate] {
    switch self {
    case .rate: [Candidate("rate=", "the frame rate in Hz")]
    case .estimator: candidates(catalogue.estimators)
    case .axis:
      candidates(catalogue.axes) + [candidate(NamedRule.nameOfOwn, "the scene's rule")]
    case .rule:
      [candidate(NamedRule.nameOfOwn, "the scene's rule")] + candidates(catalogue.rules)
    case .slop:
      [Candidate("slop=", "the distance before a pan begins, in points")]
    case .opening:
      [candidate(NamedRule.nameOfOwn, "as the scene declares")]
        + PanTraits.Opening.allCases.map { candidate($0.rawValue, $0.meaning) }
    case .quirks: Quirk.allCases.map { candidate($0.rawValue, $0.summary) }
    case .detail: Detail.allCases.map { candidate($0.rawValue, $0.meaning) }
    case .undo:
      [
        candidate(UndoReach.all, "undo reaches every step"),
        Candidate("undo=", "the number of steps that undo reaches"),
      ]
    case .trace:
      [
        candidate(TraceLength.all, "keeps every event"),
        candidate(TraceLength.last, "keeps at least that many recent events"),
      ]
    }
  }

  /// Returns the parameters that may follow a value.
  func parameters(behind value: String, in catalogue: Catalogue) -> [Candidate] {
    switch self {
    case .estimator: catalogue.estimators.named(value)?.offers ?? []
    case .axis: catalogue.axes.named(value)?.offers ?? []
    case .rule: catalogue.rules.named(value)?.offers ?? []
    case .rate, .slop, .opening, .quirks, .trace, .detail, .undo: []
    }
  }

  private func candidates(_ all: [some Named]) -> [Candidate] {
    all.map { candidate($0.name, $0.summary) }
  }

  private func candidate(_ value: String, _ meaning: String) -> Candidate {
    Candidate("\(rawValue)=\(value)", meaning)
  }
}

extension PanTraits.Opening {
  fileprivate var meaning: String {
    switch self {
    case .overshoot: "a pan begins with the movement beyond the slop"
    case .zero: "a pan begins with no translation"
    case .raw: "a pan begins with the full movement since touch-down"
    }
  }
}

/// The text form of the length of a trace.
enum TraceLength {
  /// Every event.
  static let all = "all"
  /// The prefix for the last events, followed by their number.
  static let last = "last:"
  /// The valid numbers of events; our choice.
  static let range = 1...1_000_000_000
}

/// The text form of the reach of `undo`.
enum UndoReach {
  /// Back to the first step.
  static let all = "all"
}

extension Word {
  /// Parses the maximum number of steps that `undo` goes back, or `nil` if it's unlimited.
  func undoReach() throws(ScriptError) -> Int? {
    if text == UndoReach.all { return nil }
    let hint = "must be all, or a whole number of steps"
    guard let numeral = Numeral(text), numeral.unit.isEmpty,
      let count = Int(exactly: numeral.value),
      count >= 0
    else { throw ScriptError("undo cannot reach '\(text)'", span, hint: hint) }
    return count
  }

  /// Parses the minimum number of last events that a trace keeps, or `nil` for all events.
  func traceLength() throws(ScriptError) -> Int? {
    if text == TraceLength.all { return nil }
    let start = TraceLength.last.count
    guard text.hasPrefix(TraceLength.last), text.count > start else {
      throw ScriptError(
        "invalid trace length '\(text)'", span,
        hint: "write all, or last:COUNT, for example last:10000")
    }
    let number = part(start..<text.unicodeScalars.count)
    let count = try number.number("a number of events")
    guard let length = Int(exactly: count), TraceLength.range.contains(length) else {
      let (least, most) = (TraceLength.range.lowerBound, TraceLength.range.upperBound)
      throw ScriptError(
        "the trace cannot keep '\(number.text)' events", number.span,
        hint: "must be a whole number, \(least) to \(most)")
    }
    return length
  }

  /// Parses the historical defects in a list.
  func quirks() throws(ScriptError) -> Set<Quirk> {
    guard text != "none" else { return [] }
    var quirks: Set<Quirk> = []
    for part in parts {
      let quirk: Quirk = try part.choice(what: "quirk", all: "quirks")
      quirks.insert(quirk)
    }
    return quirks
  }
}

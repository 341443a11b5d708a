import PantomimeKit
import PantomimeReporting

extension SessionSetting {
  static let rate = SessionSetting(
    "rate", "the frame rate in Hz", text: .session { String($0.options.frames.rate) },
    values: { _ in [Candidate("", "the frame rate in Hz")] }
  ) { (given, _, _) throws(ScriptError) in
    let frames = try frames(given.value)
    return .session { session in
      session.options.frames = frames
      return .noted(Clause(.frameRate, detail: "\(frames.rate)"))
    }
  }

  private static func frames(_ value: Word) throws(ScriptError) -> Frames {
    let rate = try value.number("a frame rate", units: [NumberUnit("Hz")])
    do throws(OptionError) {
      return try Frames(rate: Int(exactly: rate) ?? 0)
    } catch {
      throw ScriptError(
        "the frame rate cannot be '\(value.text)'", value.span,
        hint: "must be a whole number, \(error.allowed)")
    }
  }
}

extension SessionSetting {
  static let estimator = SessionSetting(
    "estimator", "the velocity estimator; see `help estimators`",
    details:
      "`estimator` is the velocity estimator of pans without a given velocity (`help estimators`).",
    isForReplays: true, text: .preference { RuleStatement.text($0.estimator) },
    values: { $0.estimators.candidates },
    parameters: { $1.estimators.named($0)?.offers ?? [] }
  ) { (given, rest, catalog) throws(ScriptError) in
    let estimator = try RuleStatement.named(
      given.value, &rest, among: catalog.estimators, what: "estimator", all: "estimators")
    return .input { _ in .estimator(estimator) }
  }
}

extension SessionSetting {
  static let axis = SessionSetting(
    "axis", "the axis rule of pans; see `help axes`",
    details: "`axis` is the axis rule that overrides the scene's (`help axes`).",
    isForReplays: true, text: .preference { RuleStatement.text($0.axis) },
    values: { $0.axes.candidates + [Candidate(NamedRule.nameOfOwn, "the scene's rule")] },
    parameters: { $1.axes.named($0)?.offers ?? [] }
  ) { (given, rest, catalog) throws(ScriptError) in
    let rule =
      given.isOwn
      ? nil
      : try RuleStatement.named(
        given.value, &rest, among: catalog.axes, what: "axis rule", all: "axis rules",
        others: [NamedRule.nameOfOwn])
    return .input { _ in .axis(rule) }
  }
}

extension SessionSetting {
  static let rule = SessionSetting(
    "rule", "the completion rule; `rules` lists them",
    details:
      "`rule` is the completion rule that overrides the scene's (`rules` lists them; `rule=scene` "
      + "restores it), followed by parameters of the rule: `set rule=flick-or-half speed=300`. "
      + "In a list of rules, the first that applies decides: in `set rule=flick,projection "
      + "flick.speed=800`, a flick is decided by its direction, and every slower release by "
      + "projection.",
    takesRest: true, isForReplays: true, text: .preference { RuleStatement.text($0.rule) },
    values: {
      [Candidate(NamedRule.nameOfOwn, "the scene's rule")] + $0.rules.candidates + $0.lists
    },
    parameters: { $1.rule(named: $0)?.offers ?? [] }
  ) { (given, rest, catalog) throws(ScriptError) in
    let rule = try RuleStatement.rule(given.value, &rest, in: catalog)
    return .input { _ in .rule(rule) }
  }
}

extension SessionSetting {
  static let slop = SessionSetting(
    "slop", "the distance before a pan begins, in points",
    text: .preference { $0.panStart.slop.map { Numerals.text($0) } ?? NamedRule.nameOfOwn },
    values: { _ in [Candidate("", "the distance before a pan begins, in points")] }
  ) { (given, _, _) throws(ScriptError) in
    let slop = given.isOwn ? nil : try given.value.slop()
    return .input { preferences in
      var start = preferences.panStart
      start.slop = slop
      return .panStart(start)
    }
  }
}

extension SessionSetting {
  static let opening = SessionSetting(
    "opening", "the first translation of a pan",
    text: .preference { $0.panStart.opening?.rawValue ?? NamedRule.nameOfOwn },
    values: { _ in
      [Candidate(NamedRule.nameOfOwn, "as the scene declares")]
        + PanTraits.Opening.allCases.map { Candidate($0.rawValue, $0.meaning) }
    }
  ) { (given, _, _) throws(ScriptError) in
    let opening = given.isOwn ? nil : try given.value.opening()
    return .input { preferences in
      var start = preferences.panStart
      start.opening = opening
      return .panStart(start)
    }
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

extension SessionSetting {
  static let quirks = SessionSetting(
    "quirks", "the historical bugs to reproduce; see `help quirks`",
    details: "`quirks=slow-reuse` reproduces a historical bug (`help quirks`).",
    scope: .scene, isList: true, text: .none,
    values: { _ in Quirk.allCases.map { Candidate($0.rawValue, $0.summary) } }
  ) { (given, _, _) throws(ScriptError) in
    let quirks = try quirks(given.value)
    return .input { _ in .quirks(quirks) }
  }

  private static func quirks(_ list: Word) throws(ScriptError) -> Set<Quirk> {
    guard list.text != "none" else { return [] }
    var quirks: Set<Quirk> = []
    for part in list.parts {
      let quirk: Quirk = try part.choice(what: "quirk", all: "quirks")
      quirks.insert(quirk)
    }
    return quirks
  }
}

extension SessionSetting {
  static let detail = SessionSetting(
    "detail", "the detail that answers print",
    details:
      "`detail=answer` prints the outcome of a statement, `detail=events` its events as well, "
      + "`detail=all` everything.",
    scope: .display, text: .session { $0.options.detail.rawValue },
    values: { _ in Detail.allCases.map { Candidate($0.rawValue, $0.meaning) } }
  ) { (given, _, _) throws(ScriptError) in
    let detail: Detail = try given.value.choice(what: "detail", all: "details")
    return .session { session in
      session.options.detail = detail
      return .text("\(detail.rawValue): \(detail.meaning)\n")
    }
  }
}

extension SessionSetting {
  static let trace = SessionSetting(
    "trace", "the number of recent events to keep",
    details:
      "`trace=last:10000` keeps at least that many recent events, in this scene and later ones, and "
      + "drops older ones; a statement that needs a dropped event reports an error. `trace=all` keeps "
      + "all events from now on.",
    text: .session { $0.options.traceLength.map { "\(TraceLength.last)\($0)" } ?? TraceLength.all },
    values: { _ in
      [
        Candidate(TraceLength.all, "keeps every event"),
        Candidate(TraceLength.last, "keeps at least that many recent events"),
      ]
    }
  ) { (given, _, _) throws(ScriptError) in
    let length = try TraceLength.parsed(given.value)
    return .session { session in
      session.options.traceLength = length
      return .noted(Clause(.traceLength, count: length))
    }
  }
}

/// The text form of the number of events that a trace keeps.
private enum TraceLength {
  /// The word for keeping all events.
  static let all = "all"
  /// The prefix for the number of the most recent events to keep.
  static let last = "last:"
  /// The valid numbers of events; our choice.
  static let range = 1...1_000_000_000

  /// Parses the minimum number of the most recent events that a trace keeps, or returns `nil` for
  /// all events.
  static func parsed(_ word: Word) throws(ScriptError) -> Int? {
    if word.text == all { return nil }
    guard word.text.hasPrefix(last), word.text.count > last.count else {
      throw ScriptError(
        "invalid trace length '\(word.text)'", word.span,
        hint: "write all, or last:COUNT, for example last:10000")
    }
    let number = word.part(last.count..<word.text.unicodeScalars.count)
    let count = try number.number("a number of events")
    guard let length = Int(exactly: count), range.contains(length) else {
      throw ScriptError(
        "the trace cannot keep '\(number.text)' events", number.span,
        hint: "must be a whole number, \(range.lowerBound) to \(range.upperBound)")
    }
    return length
  }
}

extension SessionSetting {
  static let undo = SessionSetting(
    "undo", "the number of steps that undo reaches",
    details: "`undo=100` lets `undo` reach the last 100 steps, `undo=all` all of them.",
    scope: .display, text: .session { $0.history?.reach.map { String($0) } ?? everyStep },
    values: { _ in
      [
        Candidate(everyStep, "undo reaches every step"),
        Candidate("", "the number of steps that undo reaches"),
      ]
    }
  ) { (given, _, _) throws(ScriptError) in
    let reach = try reach(given.value)
    return .session { session in
      session.history?.reach = reach
      guard let reach else { return .text("undo reaches all steps\n") }
      return .text("undo reaches the last \(reach) step\(reach == 1 ? "" : "s")\n")
    }
  }

  /// The word for an unlimited number of steps.
  private static let everyStep = "all"

  /// Parses the maximum number of steps that `undo` goes back, or returns `nil` if the number is
  /// unlimited.
  private static func reach(_ word: Word) throws(ScriptError) -> Int? {
    if word.text == everyStep { return nil }
    guard let numeral = Numeral(word.text), numeral.unit.isEmpty,
      let count = Int(exactly: numeral.value), count >= 0
    else {
      throw ScriptError(
        "undo cannot reach '\(word.text)'", word.span,
        hint: "must be all, or a whole number of steps")
    }
    return count
  }
}

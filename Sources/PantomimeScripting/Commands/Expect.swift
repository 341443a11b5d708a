import PantomimeKit

/// `expect …`: asserts something; if the assertion fails, the failure is counted and the script
/// continues.
package struct Expect: Command {
  package static let form = Form(
    "expect", "Asserts a value, an event or a misuse.",
    details:
      "`expect PATH VALUE [within TOLERANCE]`, `expect PATH < VALUE` (also <= > >= !=); a unit can "
      + "follow the value as `show` prints it: `expect time 0.15 s`; `expect chip.center in "
      + "slot.frame` (or `outside`) compares the numbers as `CGRect.contains` does, so both views belong in one "
      + "superview; "
      + "`expect [no] event \"TEXT\"`, `expect event \"TEXT\" count=N` for exactly that many, "
      + "`expect events \"A\" \"B\"` for several in this order, with any others between them, "
      + "where a text is the event's name or its first words, or the name and any of its fields: "
      + "`\"pan ended gesture=pull\"`; "
      + "`expect misuse NAME`. Without a value, it fails and reports "
      + "the actual one. \(Claim.usage)",
    positionals: [Positional(.path), Positional(.expectation, isOptional: true)],
    options: [count.form] + Opening.allCases.flatMap { Claim.options(of: $0) },
    example: ["scene city-guide", "tap on=card", "run", "expect state expanded"])

  private static let count = VerbKey<Int>.count(
    "count", 0...1_000_000, "a number of events", "the exact number of such events")

  private enum Expectation {
    case path(Word, Comparison)
    /// A path for which no value is given; the expectation fails and reports the value to write.
    case unfilled(Word)
    case event(Word, isWanted: Bool)
    case events(Word, count: Int)
    case order([Word])
    case misuse(Misuse)
    case overTime(Claim)
  }

  /// The words for subjects of an expectation that aren't paths.
  private enum Subject {
    static let (event, events, no, misuse) = ("event", "events", "no", "misuse")

    static let all = [event, events, no, misuse]
  }

  /// The words with which an expectation that isn't about a path begins.
  private static let keywords = Subject.all + Claim.words

  /// Throws an error if the words that were read as a path and a value are a misspelled keyword and
  /// its subject, as in `on event tap`.
  private static func refuseMisspelling(_ path: Word, _ value: Word) throws(ScriptError) {
    let isNegated = path.text == Subject.no
    let (word, expected) = isNegated ? (value, [Subject.event]) : (path, keywords)
    guard !word.isQuoted, !Spelling.near(word.text, among: expected).isEmpty else { return }
    throw ScriptError(
      "unknown assertion '\(word.text)'", word.span,
      hint: Spelling.hint(word.text, among: expected, what: "assertions"))
  }

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    switch given.first {
    case nil:
      return keywords.map { Candidate($0) } + completer.values(.path, prefix: "")
    case let word? where Claim.words.contains(word):
      return Claim.candidates(
        behind: given, words: completer.words(of: given.count > 1 ? given[1] : ""))
        ?? completer.values(.path, prefix: "")
    case Subject.misuse:
      return Misuse.allCases.map { Candidate($0.rawValue, $0.account.explanation) }
    case Subject.no:
      return given.count == 1 ? [Candidate(Subject.event)] : []
    case Subject.event, Subject.events:
      return []
    case let path?:
      let isCompared = given.count > 1 && Comparison.operators.contains(given[1])
      let words = completer.words(of: path)
      switch given.count - (isCompared ? 1 : 0) {
      case 1: return words.map { Candidate($0) }
      case 2 where words.isEmpty:
        return [Candidate("within", "followed by a tolerance")]
      default: return []
      }
    }
  }

  /// An option belongs to a kind of assertion, so it can follow only once the kind is known.
  package static func options(after given: [String]) -> [OptionForm] {
    switch given.first {
    case Subject.event: given.count > 1 ? [count.form] : []
    case let word? where Claim.words.contains(word): Claim.options(behind: given)
    default: []
    }
  }

  private let expectation: Expectation
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let unknown = arguments.optionsInOrder().first { option in
      !Expect.form.options.contains { $0.name == option.name.text }
    }
    if let option = unknown {
      throw ScriptError(
        "'expect' has no option '\(option.name.text)'", option.span,
        hint: Expect.hint(for: option.name.text, arguments))
    }
    expectation = try Expect.expectation(&arguments)
    if let option = arguments.remainingOption {
      throw ScriptError(
        "'\(option.name.text)' doesn't belong to this assertion", option.span,
        hint: "it belongs to: "
          + (option.name.text == Expect.count.name
            ? "expect event \"TEXT\" count=N" : IsContinuous.usageOfException))
    }
  }

  /// Returns the hint for an unknown option, which may be misspelled, or a path with its value.
  private static func hint(for option: String, _ arguments: Arguments) -> String {
    let names: [String]
    switch arguments.nextWord?.text {
    case Subject.event: names = [count.name]
    case Opening.always.rawValue: names = Claim.options(of: .always).map { $0.name }
    case Subject.events, Subject.no, Subject.misuse, Opening.never.rawValue:
      return "omit it"
    default: return "write \(arguments.writtenWithoutOptions)"
    }
    return Spelling.hint(option, among: names, what: "options")
  }

  private static func expectation(_ arguments: inout Arguments) throws(ScriptError) -> Expectation {
    if let claim = try Claim(&arguments) {
      return .overTime(claim)
    } else if arguments.accept(Subject.event) != nil {
      let text = try arguments.eventText()
      guard let count = try arguments.option(Expect.count) else {
        return .event(text, isWanted: true)
      }
      return .events(text, count: try count.value)
    } else if arguments.accept(Subject.events) != nil {
      return .order(try arguments.eventTexts())
    } else if arguments.nextWord?.text == Subject.no,
      arguments.remainingWords.prefix(2).map({ $0.text }) == [Subject.no, Subject.event]
    {
      _ = arguments.next()
      _ = arguments.next()
      return .event(try arguments.eventText(), isWanted: false)
    } else if arguments.accept(Subject.misuse) != nil {
      return .misuse(try Expect.misuse(&arguments))
    }
    let path = try arguments.next(
      "a path, 'event', 'no event' or 'misuse'", example: "expect state expanded")
    guard arguments.nextWord != nil else { return .unfilled(path) }
    if arguments.nextWord?.text == "within" {
      throw ScriptError(
        "'within' follows a value", arguments.nextWord?.span ?? path.span,
        hint: "write expect \(path.text) VALUE within TOLERANCE")
    }
    let comparison = try Comparison(&arguments)
    if let extra = arguments.nextWord {
      try refuseMisspelling(path, comparison.value)
      if extra.text == "in", !extra.isQuoted {
        throw ScriptError(
          "only `expect eventually` has a time", extra.span,
          hint: "write expect eventually \(path.text) \(comparison.value.written) in 5")
      }
    }
    return .path(path, comparison)
  }

  private static func misuse(_ arguments: inout Arguments) throws(ScriptError) -> Misuse {
    let word = try arguments.next(
      "the name of a misuse", example: "expect misuse finish-not-stopped")
    guard let misuse = Misuse(rawValue: word.text) else {
      throw ScriptError(
        "unknown misuse '\(word.text)'", word.span,
        hint: Spelling.hint(word.text, among: Misuse.allCases.map { $0.rawValue }, what: "misuses"))
    }
    return misuse
  }

  package var role: CommandRole {
    if case .misuse = expectation {
      .expectation(ofMisuse: true)
    } else {
      .expectation(ofMisuse: false)
    }
  }

  /// An assertion over time remains active after its statement, so undoing must remove it.
  package var undoBehavior: UndoBehavior {
    if case .overTime = expectation { .step } else { .look }
  }

  package var mentions: [Mention] {
    switch expectation {
    case .path(let path, let comparison): comparison.mentions(at: path)
    case .event(let text, _), .events(let text, _): [.event(text)]
    case .order(let texts): texts.map { .event($0) }
    case .overTime(let claim): claim.mentions
    case .unfilled, .misuse: []
    }
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    switch expectation {
    case .path(let path, let comparison):
      try comparison.check(against: scene.path(path, or: Expect.keywords), at: path, in: scene)
    case .unfilled(let path): try scene.path(path, or: Expect.keywords)
    case .event, .events, .order, .misuse: break
    case .overTime(let claim): try claim.check(scene)
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch expectation {
    case .path(let path, let comparison):
      let pathValue = try session.read(path)
      try comparison.check(against: pathValue, at: path, in: session.sceneCheck)
      return .verdict(
        try comparison.resolved(in: session.running(verb))
          .judge(pathValue, path: path.text, frames: session.options.frames))
    case .unfilled(let path): return .verdict(Correction.unfilled(path, try session.read(path)))
    case .event(let text, let isWanted):
      return .verdict(try judge(event: text, isWanted: isWanted, in: &session))
    case .events(let text, let count):
      return .verdict(try judge(text, count: count, in: session.running(verb).trace))
    case .order(let texts):
      return .verdict(try judge(inOrder: texts, in: session.running(verb).trace))
    case .misuse(let misuse):
      _ = try session.running(verb)
      return .verdict(judge(misuse, in: session))
    case .overTime(let claim): return .verdict(try session.assert(claim, verb))
    }
  }

  package func correction(in session: Session) -> Correction {
    switch expectation {
    case .path(let path, let comparison):
      guard let pathValue = try? session.read(path) else { return .unreadable }
      return comparison.correction(for: pathValue, frames: session.options.frames)
    case .unfilled(let path):
      guard let pathValue = try? session.read(path) else { return .unreadable }
      return .filling(in: pathValue, behind: path)
    case .event, .events, .order, .misuse: return .none(because: "an event is not a value")
    case .overTime: return .none(because: "an assertion over time has no single value")
    }
  }

  /// Checks for an event whose text begins with the words of the wanted text.
  private func judge(
    event word: Word, isWanted: Bool, in session: inout Session
  ) throws(ScriptError) -> Verdict {
    let text = word.text
    let trace = try session.running(verb).trace
    let isFound = session.watchers.eventSearch.hasEvent(text, in: trace)
    if !isFound, trace.dropped > 0 { throw Expect.forgotten(word, trace.dropped) }
    if isFound == isWanted { return .passed }
    let entries = trace.list
    guard isWanted else {
      let wanted = text.split { $0.isWhitespace }
      let found = entries.first { $0.event.matches(wanted) }
      return .failed(
        Mismatch(
          expected: "no event '\(text)'", actual: "recorded: \(found?.text ?? "")",
          .words(
            phrase: "'\(text)' occurred"
              + (found.map { " at \(ClaimText.time($0.time)) s" } ?? ""))))
    }
    let names = entries.map { $0.event.name }
    let near = Spelling.near(text, among: Array(Set(names)).sorted())
    let hint = near.isEmpty ? "" : "; near it: \(Spelling.list(near.map { "'\($0)'" }, "and"))"
    return .failed(
      Mismatch(
        expected: "an event '\(text)'", actual: "no such event so far\(hint)",
        .words(phrase: Expect.missing(text))))
  }

  /// Returns a phrase for a lesson about an event that hasn't occurred, with its fields in
  /// parentheses.
  private static func missing(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }
    let fields = words.filter { $0.contains("=") }.map { String($0) }.joined(separator: ", ")
    let name = words.filter { !$0.contains("=") }.map { String($0) }.joined(separator: " ")
    return "the event '\(name)'\(fields.isEmpty ? "" : " (\(fields))") hasn't occurred"
  }

  /// Checks the number of events whose text begins with the words of the wanted text.
  private func judge(
    _ event: Word, count: Int, in trace: Trace
  ) throws(ScriptError) -> Verdict {
    if trace.dropped > 0 { throw Expect.forgotten(event, trace.dropped) }
    let found = EventSearch.count(of: event.text, in: trace)
    guard found != count else { return .passed }
    return .failed(
      Mismatch(
        expected: "\(count) event\(count == 1 ? "" : "s") '\(event.text)'",
        actual: "\(found) of \(trace.list.count) events",
        .words(phrase: "the number of events '\(event.text)' is \(found), not \(count)")))
  }

  /// Checks that events with the given texts occurred in this order.
  private func judge(
    inOrder texts: [Word], in trace: Trace
  ) throws(ScriptError) -> Verdict {
    guard let miss = EventSearch.missing(of: texts.map { $0.text }, in: trace) else {
      return .passed
    }
    let text = texts[miss.index]
    if trace.dropped > 0 { throw Expect.forgotten(text, trace.dropped) }
    let seconds = miss.after.map { ClaimText.time($0.time) + " s" }
    let after = seconds.map { " after '\(texts[miss.index - 1].text)' at \($0)" } ?? ""
    let earlier = EventSearch.count(of: text.text, in: trace)
    let actual =
      "no '\(text.text)'\(after)" + (earlier > 0 && miss.index > 0 ? "; \(earlier) before" : "")
    return .failed(
      Mismatch(
        expected: "events " + texts.map { "'\($0.text)'" }.joined(separator: ", then "),
        actual: actual, .words(phrase: actual)))
  }

  /// Returns the error for an event that may have occurred but that the trace no longer contains.
  private static func forgotten(_ event: Word, _ count: Int) -> ScriptError {
    ScriptError(
      "the first \(count) events are no longer kept and may include '\(event.text)'",
      event.span,
      hint: "expect it earlier, or write `set trace=all` before the scene")
  }

  private func judge(_ misuse: Misuse, in session: Session) -> Verdict {
    let names = session.last.misuses.map { $0.rawValue }
    if names.contains(misuse.rawValue) { return .passed }
    return .failed(
      Mismatch(
        expected: "misuse \(misuse.rawValue)",
        actual: names.isEmpty ? "no misuse" : "misuse \(Spelling.list(names, "and"))"))
  }
}

extension Statement {
  /// Returns the statement for an expectation.
  static func expecting(_ claim: String) -> String { "\(Expect.form.name) \(claim)" }
}

extension Statement {
  /// Returns whether a verb is that of an expectation.
  static func expects(_ verb: String) -> Bool { verb == Expect.form.name }
}

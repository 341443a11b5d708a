import PantomimeKit

/// An assertion over time, and its progress so far.
struct Assertion: Sendable {
  private var claim: Claim
  /// The last value of the path that the assertion has processed.
  private(set) var last: PathSample?

  /// Whether the assertion must hold within a time, rather than at all times.
  var isEventual: Bool { claim.subject.opening == .eventually }

  /// The text of the assertion.
  var text: String { claim.text }

  /// Creates an assertion that is checked from now on.
  init(_ claim: Claim, _ start: ClaimStart) throws(ScriptError) {
    self.claim = claim
    try self.claim.begin(start)
  }

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { claim.needs }

  /// The path that the assertion reads, or `nil` if it observes events.
  var path: String? { needs.listens ? nil : claim.subject.path.text }

  /// Processes a value that is later than all previous values, or at the same instant as the last
  /// one if an event occurred there.
  ///
  /// - Parameter course: The path's values between the last value and this one, or `nil` if the
  ///   value changed immediately.
  mutating func see(_ sight: PathSample, by course: PathCourse?) -> Verdict {
    defer { last = sight }
    return take(.sight(sight, after: last, by: course))
  }

  /// Returns the verdict at the end of a statement.
  mutating func pause(_ course: PathCourse?) -> Verdict { take(.pause(course, after: last)) }

  /// Processes any other input.
  mutating func take(_ news: ClaimNews) -> Verdict { claim.take(news) }

  /// Continues to observe from the current values, without comparing them with earlier ones.
  mutating func resume(_ simulation: Simulation) {
    _ = take(.resumed(simulation.trace))
    guard let path, let value = simulation.read(path) else { return }
    last = PathSample(instant: simulation.now, value: value)
  }
}

// The words of an expectation over an interval of time: `always …`, `never event …`,
// `eventually …`.

extension Claim {
  /// The first words of expectations over time.
  static let words = Opening.allCases.map { $0.rawValue }

  /// The syntax, for the help.
  static var usage: String {
    func usages(_ isBy: Bool) -> String {
      Claim.kinds.filter { ($0.opening == .eventually) == isBy }.map { $0.usage }
        .joined(separator: ", ")
    }
    return "These hold from here to the end of the scene, at every instant and not only at frames: "
      + "\(usages(false)). These must hold within a time from now: \(usages(true))."
  }

  /// Parses the words after `expect`, or returns `nil` if they aren't an expectation over time.
  init?(_ arguments: inout Arguments) throws(ScriptError) {
    var declaration: (opening: Opening, word: Word)?
    for opening in Opening.allCases where declaration == nil {
      declaration = arguments.accept(opening.rawValue).map { (opening, $0) }
    }
    guard let (opening, word) = declaration else {
      try Claim.refuseMisspelling(arguments.remainingWords)
      return nil
    }
    let path = opening.isOfPath ? try Claim.path(&arguments, behind: opening, word) : word
    try self.init(&arguments, of: ClaimSubject(opening: opening, word: word, path: path))
  }

  /// Throws an error if the first word is a misspelling of one of `words` and is followed by a path
  /// and more words.
  private static func refuseMisspelling(_ words: [Word]) throws(ScriptError) {
    guard words.count > 3, let first = words.first, !first.isQuoted, words[2].text != "within",
      !Comparison.operators.contains(words[1].text),
      !Spelling.near(first.text, among: Claim.words).isEmpty
    else { return }
    throw ScriptError(
      "unknown assertion '\(first.text)'", first.span,
      hint: Spelling.hint(first.text, among: Claim.words, what: "assertions over time"))
  }

  private static func path(
    _ arguments: inout Arguments, behind opening: Opening, _ word: Word
  ) throws(ScriptError) -> Word {
    if opening == .eventually {
      try arguments.refuse(["event"], hint: "wait for it, and then write: expect event TEXT")
    }
    guard let path = arguments.next() else {
      let example = Claim.kinds.first { $0.opening == opening }?.example ?? ""
      throw ScriptError("'\(word.text)' needs a path", word.span, hint: "for example: \(example)")
    }
    let isNegated = path.text == "no" && arguments.nextWord?.text == "event"
    guard isNegated || path.text == "event" else { return path }
    throw ScriptError(
      "'\(word.text)' requires a path", path.span,
      hint: "for an event, write: expect never event TEXT")
  }

  /// Returns the candidates after some words, the first of which is one of `words`, or
  /// `nil` for a path.
  ///
  /// - Parameter words: The words that are possible values of the path.
  static func candidates(behind given: [String], words: [String]) -> [Candidate]? {
    guard let opening = given.first.flatMap({ Opening(rawValue: $0) }) else { return nil }
    let keywords = Claim.keywords(of: opening)
    guard opening.isOfPath else {
      return given.count == 1 ? keywords.map { Candidate($0) } : []
    }
    if given.count == 1 { return nil }
    let rest = Array(given.dropFirst(2))
    guard let first = rest.first else { return (keywords + words).map { Candidate($0) } }
    let kinds = Claim.kinds.filter { $0.opening == opening }
    let kind = kinds.first { $0.keywords.contains(first) } ?? kinds.first { $0.keywords.isEmpty }
    return kind?.candidates(rest)
  }

  /// Returns the options of all expectations with the same first word.
  static func options(of opening: Opening) -> [OptionForm] {
    Claim.kinds.filter { $0.opening == opening }.flatMap { $0.options }
  }

  /// Returns the options that can follow some words, the first of which is one of `words`.
  static func options(behind given: [String]) -> [OptionForm] {
    guard let opening = given.first.flatMap({ Opening(rawValue: $0) }), given.count > 2,
      given.dropLast().contains("within")
    else { return [] }
    return Claim.kinds.first { $0.opening == opening && $0.keywords.contains(given[2]) }?.options
      ?? []
  }
}

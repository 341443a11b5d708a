import PantomimeKit

/// An assertion over time, and its progress so far.
struct Assertion: Sendable {
  private let declaration: OverTime
  private var claim: Claim
  /// The last value of the path that the assertion has processed.
  private(set) var last: PathSample?

  /// The outcome of an assertion.
  enum Outcome {
    /// The assertion holds so far.
    case pending
    /// The assertion holds, regardless of later events.
    case passed
    case failed(Mismatch, at: Instant)
  }

  /// Whether the assertion must hold within a time, rather than at all times.
  var isEventual: Bool { declaration.isEventual }

  /// The text of the assertion.
  var text: String { declaration.text }

  /// Creates an assertion that is checked from now on.
  init(_ declaration: OverTime, _ start: ClaimStart) throws(ScriptError) {
    (self.declaration, claim) = (declaration, declaration.claim)
    try claim.begin(start)
  }

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { claim.needs }

  /// The path that the assertion reads, or `nil` if it observes events.
  var path: String? { needs.listens ? nil : declaration.path.text }

  /// Processes a value that is later than all previous values, or at the same instant as the last
  /// one if an event occurred there.
  ///
  /// - Parameter course: The path's values between the last value and this one, or `nil` if the
  ///   value changed immediately.
  mutating func see(_ sight: PathSample, by course: PathCourse?) -> Outcome {
    defer { last = sight }
    return take(.sight(sight, after: last, by: course))
  }

  /// Returns the outcome at the end of a statement.
  mutating func pause(_ course: PathCourse?) -> Outcome { take(.pause(course, after: last)) }

  /// Processes any other input.
  mutating func take(_ news: ClaimNews) -> Outcome {
    switch claim.take(news) {
    case .pending: .pending
    case .passed: .passed
    case .failed(let failure, let instant): .failed(mismatch(failure), at: instant)
    }
  }

  /// Continues to observe from the current values, without comparing them with earlier ones.
  mutating func resume(_ simulation: Simulation) {
    _ = take(.resumed(simulation.trace))
    guard let path, let value = simulation.read(path) else { return }
    last = PathSample(instant: simulation.now, value: value)
  }

  private func mismatch(_ failure: ClaimFailure) -> Mismatch {
    Mismatch(
      expected: declaration.text, actual: failure.actual, note: failure.note,
      reason: failure.reason,
      sentence: "\(declaration.text): " + (failure.namesPath ? "\(declaration.path.text) " : "")
        + failure.sentence)
  }
}

/// An expectation over an interval of time: `always …`, `never event …`, `eventually …`.
struct OverTime: Sendable {
  let claim: Claim
  /// The path, or the first word if the expectation is about an event.
  let path: Word
  /// The text of the expectation.
  let text: String
  /// Whether the claim must hold within a time, rather than at all times.
  let isEventual: Bool

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
      try OverTime.refuseMisspelling(arguments.remainingWords)
      return nil
    }
    isEventual = opening == .eventually
    path = opening.isOfPath ? try OverTime.path(&arguments, behind: opening, word) : word
    claim = try Claim(
      &arguments, of: ClaimSubject(opening: opening, word: word, path: path))
    text = claim.text(of: path.text)
  }

  /// Throws an error if the first word is a misspelling of one of `words` and is followed by a path
  /// and more words.
  private static func refuseMisspelling(_ words: [Word]) throws(ScriptError) {
    guard words.count > 3, let first = words.first, !first.isQuoted, words[2].text != "within",
      !Comparison.operators.contains(words[1].text),
      !Spelling.near(first.text, among: OverTime.words).isEmpty
    else { return }
    throw ScriptError(
      "unknown assertion '\(first.text)'", first.span,
      hint: Spelling.hint(first.text, among: OverTime.words, what: "assertions over time"))
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

  /// Whether the expectation is about events rather than a path.
  var listens: Bool { claim.needs.listens }

  /// The texts that other statements of the scene may make possible.
  var mentions: [Mention] { claim.mentions(at: path) }

  /// Throws an error if the expectation can't apply to the path or the event.
  func check(_ scene: SceneCheck) throws(ScriptError) { try claim.check(of: path, in: scene) }

  /// Returns the candidates after some words, the first of which is one of `OverTime.words`, or
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

  /// Returns the options that can follow some words, the first of which is one of `OverTime.words`.
  static func options(behind given: [String]) -> [OptionForm] {
    guard let opening = given.first.flatMap({ Opening(rawValue: $0) }), given.count > 2,
      given.dropLast().contains("within")
    else { return [] }
    return Claim.kinds.first { $0.opening == opening && $0.keywords.contains(given[2]) }?.options
      ?? []
  }
}

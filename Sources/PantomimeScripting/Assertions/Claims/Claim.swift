import PantomimeKit
import PantomimeReporting

/// An assertion over time of any kind, and its progress, as a value.
package struct Claim: Sendable {
  let subject: ClaimSubject
  /// The kinds of claims, in the order in which the help lists them.
  package static let kinds = [
    ClaimKind(AlwaysHolds.self), ClaimKind(GoesOneWay.self), ClaimKind(IsContinuous.self),
    ClaimKind(Overshoots.self), ClaimKind(FollowsCurve.self), ClaimKind(NeverHappens.self),
    ClaimKind(ComesInTime.self), ClaimKind(Settles.self),
  ]

  /// Returns the keywords of all kinds with the same first word.
  static func keywords(of opening: Opening) -> [String] {
    kinds.filter { $0.opening == opening }.flatMap { $0.keywords }
  }

  // Changed only while uniquely referenced.
  nonisolated(unsafe) private var box: ClaimBox

  fileprivate init(_ box: ClaimBox, of subject: ClaimSubject) {
    (self.box, self.subject) = (box, subject)
  }

  /// Parses the words after the subject.
  init(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    // Kinds that are identified by keywords are tried before comparisons.
    for isNamed in [true, false] {
      for kind in Claim.kinds
      where kind.opening == subject.opening && kind.keywords.isEmpty != isNamed {
        if let claim = try kind.read(&arguments, subject) {
          self = claim
          return
        }
      }
    }
    throw ScriptError(
      "'\(subject.word.text)' needs an assertion", subject.word.span,
      hint: "for example: \(Claim.kinds.first { $0.opening == subject.opening }?.example ?? "")")
  }

  /// The text of the claim.
  var text: String { box.text(of: subject.path.text) }

  /// The texts that other statements of the scene may make possible.
  var mentions: [Mention] { box.mentions(at: subject.path) }

  /// Throws an error if the claim can't apply to its path, or to events.
  func check(_ scene: SceneCheck) throws(ScriptError) {
    try box.check(of: subject.path, in: scene)
  }

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { box.needs }

  /// Starts to observe the path or the events.
  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    box = box.copy()
    try box.begin(start)
  }

  /// Processes a value or an event.
  mutating func take(_ news: ClaimNews) -> Verdict {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    let verdict = box.take(news)
    guard case .failed(let mismatch) = verdict else { return verdict }
    return .failed(mismatch.expecting(text, of: subject.path.text))
  }
}

/// The syntax, completion and parsing of a kind of assertion over time.
package struct ClaimKind: Sendable {
  package let opening: Opening
  /// The keywords after the path that identify the kind.
  package let keywords: [String]
  /// The syntax, for the help.
  package let usage: String
  /// A statement with such a claim.
  package let example: String
  /// The options.
  let options: [OptionForm]
  let candidates: @Sendable ([String]) -> [Candidate]
  fileprivate let read: @Sendable (inout Arguments, ClaimSubject) throws(ScriptError) -> Claim?

  fileprivate init<Kind: TimedClaim>(_ kind: Kind.Type) {
    (opening, keywords) = (Kind.opening, Kind.keywords)
    (usage, example, options) = (Kind.usage, Kind.example, Kind.options)
    candidates = { Kind.candidates(behind: $0) }
    read = { (arguments, subject) throws(ScriptError) in
      guard let kind = try Kind(&arguments, of: subject) else { return nil }
      return Claim(FilledClaimBox(kind), of: subject)
    }
  }
}

/// A claim of any kind.
private class ClaimBox {
  func copy() -> ClaimBox { self }
  func text(of path: String) -> String { "" }
  func mentions(at path: Word) -> [Mention] { [] }
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {}
  var needs: ClaimNeeds { ClaimNeeds() }
  func begin(_ start: ClaimStart) throws(ScriptError) {}
  func take(_ news: ClaimNews) -> Verdict { .watched }
}

private final class FilledClaimBox<Kind: TimedClaim>: ClaimBox {
  private var kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  override func copy() -> ClaimBox { FilledClaimBox(kind) }
  override func text(of path: String) -> String { kind.text(of: path) }
  override func mentions(at path: Word) -> [Mention] { kind.mentions(at: path) }
  override func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try kind.check(of: path, in: scene)
  }
  override var needs: ClaimNeeds { kind.needs }
  override func begin(_ start: ClaimStart) throws(ScriptError) { try kind.begin(start) }
  override func take(_ news: ClaimNews) -> Verdict { kind.take(news) }
}

/// A kind of assertion over time: its syntax, the conditions that a path or event must meet, and
/// its progress.
///
/// Each kind is a type in a separate file, and an entry in `Claim.kinds`.
protocol TimedClaim: Sendable {
  /// The first word after `expect`.
  static var opening: Opening { get }
  /// The keywords after the path that identify the kind, or an empty array for a comparison or an
  /// event.
  static var keywords: [String] { get }
  /// The syntax, for the help.
  static var usage: String { get }
  /// A statement with such a claim.
  static var example: String { get }
  /// The options, which follow the tolerance.
  static var options: [OptionForm] { get }

  /// Returns the candidates for the word after the keyword.
  ///
  /// - Parameter given: The words after the path, beginning with the keyword.
  static func candidates(behind given: [String]) -> [Candidate]

  /// Parses the words after the path, or returns `nil` if they form a claim of another kind.
  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError)

  /// Returns the text of the claim.
  func text(of path: String) -> String

  /// Returns the texts that other statements of the scene may make possible; `check` ignores them.
  func mentions(at path: Word) -> [Mention]

  /// Throws an error if the claim can't apply to a path, or to events.
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError)

  /// Starts to observe the path or the events.
  mutating func begin(_ start: ClaimStart) throws(ScriptError)

  /// Processes a value or an event that is no earlier than any before it.
  mutating func take(_ news: ClaimNews) -> Verdict

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { get }
}

extension TimedClaim {
  static var keywords: [String] { [] }
  static var options: [OptionForm] { [] }
  static func candidates(behind given: [String]) -> [Candidate] { [] }
  func mentions(at path: Word) -> [Mention] { [] }
  var needs: ClaimNeeds { ClaimNeeds() }
}

/// The first word of a claim after `expect`.
package enum Opening: String, Sendable, CaseIterable {
  case always
  case never
  case eventually

  /// Whether a path follows this first word.
  package var isOfPath: Bool { self != .never }
}

/// The subject of a claim.
struct ClaimSubject: Sendable {
  let opening: Opening
  /// The first word of the claim, with its place in the line.
  let word: Word
  /// The path, or the first word if the claim is about an event.
  let path: Word
}

/// The state at the start of a claim.
struct ClaimStart {
  let simulation: Simulation
  let path: String
  /// The value of the path.
  let value: PathValue
  let frames: Frames
  /// Converts a time from now to an instant.
  let instant: (TimeValue) -> Instant
}

/// The information that a claim processes.
enum ClaimNews {
  /// A value, the value before it, and the course between the two, or no course if the value
  /// changed immediately.
  case sight(PathSample, after: PathSample?, by: PathCourse?)
  /// The recorded events.
  case trace(Trace)
  /// The run that moves the path from now on, or `nil` if none does, and the current value.
  case way(ValueRange?, now: PathSample)
  /// The run in flight that moves the path from now on, or `nil` if none does, and the current value.
  case run(PathRun?, now: PathSample)
  /// The end of a statement.
  case pause(PathCourse?, after: PathSample?)
  /// The trace at which the claim starts over; earlier events don't count.
  case resumed(Trace)
  /// The end of the scene.
  case end(Instant)
}

extension Verdict {
  /// Returns the verdict of a kind of claim that doesn't hold; its `Claim` adds the expectation.
  ///
  /// - Parameters:
  ///   - what: The event or the value that violates the claim.
  ///   - actual: The actual value, or `nil` if `what` names it.
  ///   - namesPath: Whether the path precedes `what` in a sentence.
  static func failed(
    _ what: String, actual: String? = nil, by miss: MissText = MissText(), reason: String = "",
    namesPath: Bool = true, at instant: Instant
  ) -> Verdict {
    .failed(
      Mismatch(
        expected: "", actual: actual ?? what, .course(what, miss, namesPath: namesPath),
        reason: reason, at: instant))
  }
}

/// The events and instants that a claim must be informed of.
struct ClaimNeeds {
  /// Whether the claim observes events rather than a path.
  var listens = false
  /// Whether the claim must be informed of the runs that move its path.
  var way = false
  /// Whether the claim must be informed of the runs in flight before it sees a value.
  var run = false
  /// The size above which the claim must be informed of jumps, or `nil` if jumps don't matter.
  var leap: Double?
  /// The recognizer whose reports may change the path's value in any way, or `nil` if none may.
  var exception: String?
  /// An instant at which the claim must be checked, in addition to those of events, or `nil` if
  /// there is none.
  var appointment: Instant?
  /// Whether a value is outside its bounds at the moment.
  var isBeyond = false
}

// Parsing code that several kinds of claims share.

extension Arguments {
  /// Throws an error if one of the words, which belong to another kind of claim, is present.
  func refuse(_ words: [String], hint: String) throws(ScriptError) {
    guard let word = nextWord, !word.isQuoted, words.contains(word.text) else { return }
    throw ScriptError("unexpected '\(word.text)'", word.span, hint: hint)
  }

  /// Parses the time within which the claim must hold.
  mutating func deadline(behind word: Word, _ example: String) throws(ScriptError) -> TimeValue {
    guard accept("in") != nil, let time = next() else {
      throw ScriptError(
        "'\(word.text)' needs 'in' and a time", word.span, hint: "for example: \(example)")
    }
    let value = try TimeValue(time)
    // The unit may be a separate word, as after other numbers.
    let unit = self.unit()
    let whole =
      try unit.map { unit throws(ScriptError) in
        try TimeValue(Comparison.put(unit, behind: time))
      } ?? value
    guard whole.seconds(.standard) > 0 else {
      throw ScriptError(
        "the time must be more than 0", time.span,
        hint: "for the current value, omit '\(word.text)'"
      )
    }
    return whole
  }
}

extension Comparison {
  /// Parses a comparison.
  init(
    _ arguments: inout Arguments, of subject: ClaimSubject, example: String
  ) throws(ScriptError) {
    guard let next = arguments.nextWord, !Comparison.operatorsOfFrames.contains(next.text)
    else {
      throw ScriptError(
        "'\(subject.word.text)' needs a comparison for '\(subject.path.text)'",
        subject.path.span, hint: "for example: \(example)")
    }
    try self.init(&arguments)
  }

  /// Whether the comparison is for equality rather than a bound.
  var isEquality: Bool { relation == .equal }
}

extension Word {
  /// Throws an error if the value of a path isn't a number.
  func refuseWords(_ value: PathValue, _ what: String) throws(ScriptError) {
    guard value.numbers.isEmpty, value != .absent else { return }
    throw ScriptError("'\(what)' requires a number", span, hint: "'\(text)' is not a number")
  }
}

extension TimeValue {
  /// The text of the comparison.
  var written: String {
    switch self {
    case .seconds(let seconds): "\(Numerals.text(seconds)) s"
    case .frames(let count): "\(Numerals.text(count))f"
    }
  }
}

extension Arguments {
  /// The units of values and tolerances.
  private static let units = ["s", "ms", "f", "pt", "pt/s", "/s", "1/s", "deg", "%"]

  /// Consumes and returns the next word if it's a unit, or returns `nil` if it isn't.
  package mutating func unit() -> Word? {
    guard let next = nextWord, !next.isQuoted, Arguments.units.contains(next.text)
    else { return nil }
    return self.next()
  }
}

/// The texts that the failures of claims share.
enum ClaimText {
  /// Returns an instant as `show time` prints it.
  static func time(_ instant: Instant) -> String { Numerals.text(instant.seconds, decimals: 6) }

  /// Returns a number in the unit of a value, with enough digits to differ from other numbers.
  static func number(_ number: Double, of value: PathValue, apart others: [Double]) -> String {
    Prose.number(
      number, decimals: value.unit == .seconds ? 6 : Numerals.shownDecimals, apart: others)
  }

  /// Returns the name of the component at an index, with a trailing space, or an empty string if
  /// the value is a single number.
  static func component(_ lane: Int, of value: PathValue) -> String {
    value.components.indices.contains(lane) ? "\(value.components[lane]) " : ""
  }
}

/// The text for the size of a miss, and for the allowed size.
package struct MissText: Sendable, Hashable {
  let size: String
  let allowed: String
  /// The instant at which the value began to miss, or `nil` if it's that of the worst value.
  var since: Instant?

  init(_ size: String = "", allowed: String = "") { (self.size, self.allowed) = (size, allowed) }

  /// The size as a part of a sentence.
  var text: String { allowed.isEmpty ? size : "\(size) (\(allowed) allowed)" }

  /// The size inside parentheses, and since when the value misses.
  var note: String {
    let bound = allowed.isEmpty ? "" : "\(allowed) allowed"
    let since = since.map { "since \(ClaimText.time($0))" } ?? ""
    return [size, bound, since].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Creates the text for a value that misses its bounds.
  init(_ value: PathValue, _ miss: Miss, _ bounds: Bounds) {
    switch bounds {
    case .word, .frame: self.init()
    case .numbers(let relation, _, let limit): self.init(value, miss, relation, limit)
    case .run(_, let to, let share):
      let part = ClaimText.component(miss.lane, of: value)
      self.init(
        "\(part)\(Prose.number(miss.amount * 100, decimals: 2, apart: [share * 100])) % of its distance "
          + "beyond \(Numerals.text(to[miss.lane], decimals: 4))",
        allowed: "\(Numerals.text(share * 100, decimals: 4)) %")
    }
  }

  /// Creates the text for a number that differs from the wanted one.
  private init(
    _ value: PathValue, _ miss: Miss, _ relation: Comparison.Relation, _ limit: Double
  ) {
    guard miss.amount < .infinity else {
      self.init()
      return
    }
    let part = ClaimText.component(miss.lane, of: value)
    let number = ClaimText.number(miss.amount, of: value, apart: [0, limit])
    let side = "\(part)\(number) too \(miss.isAbove ? "high" : "low")"
    switch relation {
    case .less, .greater, .atMost, .atLeast: self.init(miss.amount > 0 ? side : "")
    case .different, .inside, .outside: self.init()
    case .equal: self.init(side, allowed: Numerals.text(limit, decimals: 9))
    }
  }
}

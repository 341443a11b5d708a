/// An assertion over time of any kind, and its progress, as a value.
package struct Claim: Sendable {
  /// The kinds of claims, in the order in which the help lists them.
  package static let kinds = [
    ClaimKind(AlwaysHolds.self), ClaimKind(GoesOneWay.self), ClaimKind(IsContinuous.self),
    ClaimKind(Overshoots.self), ClaimKind(NeverHappens.self), ClaimKind(ComesInTime.self),
    ClaimKind(Settles.self),
  ]

  /// Returns the keywords of all kinds with the same first word.
  static func keywords(of opening: Opening) -> [String] {
    kinds.filter { $0.opening == opening }.flatMap { $0.keywords }
  }

  // Changed only while uniquely referenced.
  nonisolated(unsafe) private var box: ClaimBox

  fileprivate init(_ box: ClaimBox) { self.box = box }

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

  /// Returns the text of the claim.
  func text(of path: String) -> String { box.text(of: path) }

  /// Throws an error if the claim can't apply to a path, or to events.
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try box.check(of: path, in: scene)
  }

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { box.needs }

  /// Starts to observe the path or the events.
  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    box = box.copy()
    try box.begin(start)
  }

  /// Processes a value or an event.
  mutating func take(_ news: ClaimNews) -> ClaimOutcome {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    return box.take(news)
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
  let candidates: @Sendable ([String]) -> [Candidate]
  fileprivate let read: @Sendable (inout Arguments, ClaimSubject) throws(ScriptError) -> Claim?

  fileprivate init<Kind: TimedClaim>(_ kind: Kind.Type) {
    (opening, keywords) = (Kind.opening, Kind.keywords)
    (usage, example) = (Kind.usage, Kind.example)
    candidates = { Kind.candidates(behind: $0) }
    read = { (arguments, subject) throws(ScriptError) in
      guard let kind = try Kind(&arguments, of: subject) else { return nil }
      return Claim(FilledClaimBox(kind))
    }
  }
}

/// A claim of any kind.
private class ClaimBox {
  func copy() -> ClaimBox { self }
  func text(of path: String) -> String { "" }
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {}
  var needs: ClaimNeeds { ClaimNeeds() }
  func begin(_ start: ClaimStart) throws(ScriptError) {}
  func take(_ news: ClaimNews) -> ClaimOutcome { .pending }
}

private final class FilledClaimBox<Kind: TimedClaim>: ClaimBox {
  private var kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  override func copy() -> ClaimBox { FilledClaimBox(kind) }
  override func text(of path: String) -> String { kind.text(of: path) }
  override func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try kind.check(of: path, in: scene)
  }
  override var needs: ClaimNeeds { kind.needs }
  override func begin(_ start: ClaimStart) throws(ScriptError) { try kind.begin(start) }
  override func take(_ news: ClaimNews) -> ClaimOutcome { kind.take(news) }
}

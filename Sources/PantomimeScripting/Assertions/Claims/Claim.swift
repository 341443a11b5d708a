/// An assertion over time of any kind, and how far it has come: a value.
package struct Claim: Sendable {
  /// The kinds, in the order of the help.
  package static let kinds = [
    ClaimKind(AlwaysHolds.self), ClaimKind(GoesOneWay.self), ClaimKind(IsContinuous.self),
    ClaimKind(Overshoots.self), ClaimKind(NeverHappens.self), ClaimKind(ComesInTime.self),
    ClaimKind(Settles.self),
  ]

  /// The words of all kinds that begin alike.
  static func keywords(of opening: Opening) -> [String] {
    kinds.filter { $0.opening == opening }.flatMap { $0.keywords }
  }

  // Changed only where nobody shares it.
  nonisolated(unsafe) private var box: ClaimBox

  fileprivate init(_ box: ClaimBox) { self.box = box }

  /// Takes what follows what it is said of.
  init(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    // What has words of its own comes before what compares.
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

  /// What it claims, in the words that it is written in.
  func text(of path: String) -> String { box.text(of: path) }

  /// Refuses what can never be asked of a path, or of events.
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError) {
    try box.check(of: path, in: scene)
  }

  /// What it needs of whoever looks for it.
  var needs: ClaimNeeds { box.needs }

  /// Begins to watch from now on.
  mutating func begin(_ start: ClaimStart) throws(ScriptError) {
    box = box.copy()
    try box.begin(start)
  }

  /// Takes in what is shown or has happened.
  mutating func take(_ news: ClaimNews) -> ClaimOutcome {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    return box.take(news)
  }
}

/// How a kind of assertion over time is written, completed and read.
package struct ClaimKind: Sendable {
  package let opening: Opening
  /// The words behind the path that tell it from others, one of them each.
  package let keywords: [String]
  /// How it is written, for the help.
  package let usage: String
  /// A statement that claims it.
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

/// Holds a claim of a kind that nobody outside knows.
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

import PantomimeKit

/// A kind of assertion over time: how it is written, what it asks of its path or of events, and how far
/// that has come.
///
/// A kind is one type in one file, and a case of `Claim`.
protocol TimedClaim: Sendable {
  /// The word behind `expect` that it begins with.
  static var opening: Opening { get }
  /// The words behind the path that tell it from others, one of them each; none where a value is
  /// compared, or an event named.
  static var keywords: [String] { get }
  /// How it is written, for the help.
  static var usage: String { get }
  /// A statement that claims it.
  static var example: String { get }

  /// What may follow its keyword.
  ///
  /// - Parameter given: what is written behind the path, the keyword first.
  static func candidates(behind given: [String]) -> [Candidate]

  /// Takes what follows the path; `nil` where it is of another kind.
  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError)

  /// What it claims, in the words that it is written in.
  func text(of path: String) -> String

  /// Refuses what can never be asked of a path, or of events.
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError)

  /// Begins to watch from now on.
  mutating func begin(_ start: ClaimStart) throws(ScriptError)

  /// Takes in what is shown or has happened, later than all before or at the same instant.
  mutating func take(_ news: ClaimNews) -> ClaimOutcome

  /// What it needs of whoever looks for it.
  var needs: ClaimNeeds { get }
}

extension TimedClaim {
  static var keywords: [String] { [] }
  static func candidates(behind given: [String]) -> [Candidate] { [] }
  var needs: ClaimNeeds { ClaimNeeds() }
}

/// The word behind `expect` that a claim begins with.
package enum Opening: String, Sendable, CaseIterable {
  case always
  case never
  case eventually

  /// Whether a path follows it.
  package var isOfPath: Bool { self != .never }
}

/// What a claim is said of.
struct ClaimSubject {
  let opening: Opening
  /// Where that word is.
  let word: Word
  /// The path; the word itself where it is said of an event.
  let path: Word
}

/// What a claim begins to watch from.
struct ClaimStart {
  let simulation: Simulation
  /// The value of the path.
  let value: PathValue
  let frames: Frames
  /// The instant that a time from now leads to.
  let instant: (TimeValue) -> Instant
}

/// What a claim is told.
enum ClaimNews {
  /// A value, what was seen before it, and how it came there; no course where it is there at once.
  case sight(PathSample, after: PathSample?, by: PathCourse?)
  /// What was recorded.
  case trace(Trace)
  /// Where a run leads the path from now on, and what it shows now.
  case way(ValueRange?, now: PathSample)
  /// A statement is over.
  case pause(PathCourse?, after: PathSample?)
  /// What was recorded so far does not matter.
  case resumed(Trace)
  /// The scene is over.
  case end(Instant)
}

/// What has come of a claim.
enum ClaimOutcome {
  /// It holds so far.
  case pending
  /// It holds whatever comes.
  case passed
  case failed(ClaimFailure, at: Instant)
}

/// How a claim failed.
struct ClaimFailure {
  /// What follows the path in a sentence; the whole, where it says nothing of one.
  let told: String
  /// What there was instead.
  let actual: String
  /// By how much it missed.
  var note = ""
  /// Why, as far as it was recorded.
  var reason = ""
  /// Whether the path is named before what is told.
  var namesPath = true
}

/// What a claim needs of whoever looks for it.
struct ClaimNeeds {
  /// Whether it listens to events, and looks at no path.
  var listens = false
  /// Whether it has to know where a run leads its path.
  var way = false
  /// The leaps that it has to find.
  var leap: Double?
  /// An instant at which it has to look.
  var appointment: Instant?
  /// Whether a value is beyond its bounds just now.
  var isBeyond = false
}

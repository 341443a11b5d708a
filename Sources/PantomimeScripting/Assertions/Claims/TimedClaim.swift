import PantomimeKit

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

  /// Returns the candidates for the word after the keyword.
  ///
  /// - Parameter given: The words after the path, beginning with the keyword.
  static func candidates(behind given: [String]) -> [Candidate]

  /// Parses the words after the path, or returns `nil` if they form a claim of another kind.
  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError)

  /// Returns the text of the claim.
  func text(of path: String) -> String

  /// Throws an error if the claim can't apply to a path, or to events.
  func check(of path: Word, in scene: SceneCheck) throws(ScriptError)

  /// Starts to observe the path or the events.
  mutating func begin(_ start: ClaimStart) throws(ScriptError)

  /// Processes a value or an event that is no earlier than any before it.
  mutating func take(_ news: ClaimNews) -> ClaimOutcome

  /// The events and instants that the claim must be informed of.
  var needs: ClaimNeeds { get }
}

extension TimedClaim {
  static var keywords: [String] { [] }
  static func candidates(behind given: [String]) -> [Candidate] { [] }
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
struct ClaimSubject {
  let opening: Opening
  /// The first word of the claim, with its place in the line.
  let word: Word
  /// The path, or the first word if the claim is about an event.
  let path: Word
}

/// The state at the start of a claim.
struct ClaimStart {
  let simulation: Simulation
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
  /// The end of a statement.
  case pause(PathCourse?, after: PathSample?)
  /// The trace at which the claim starts over; earlier events don't count.
  case resumed(Trace)
  /// The end of the scene.
  case end(Instant)
}

/// The outcome of a claim.
enum ClaimOutcome {
  /// The claim holds so far.
  case pending
  /// The claim holds, regardless of later events.
  case passed
  case failed(ClaimFailure, at: Instant)
}

/// The failure of a claim.
struct ClaimFailure {
  /// The part of the failure's sentence after the path, or the whole sentence if it doesn't begin
  /// with the path.
  let sentence: String
  /// The actual value.
  let actual: String
  /// The amount by which the value misses.
  var note = ""
  /// The recorded reason.
  var reason = ""
  /// Whether the path precedes the text.
  var namesPath = true
}

/// The events and instants that a claim must be informed of.
struct ClaimNeeds {
  /// Whether the claim observes events rather than a path.
  var listens = false
  /// Whether the claim must be informed of the runs that move its path.
  var way = false
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

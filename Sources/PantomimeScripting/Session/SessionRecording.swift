package import PantomimeKit
package import PantomimeReporting

/// The records that a session keeps as time advances.
package struct SessionRecording: Sendable {
  /// The sampler of paths, or `nil` if sampling is off.
  package var sampler: Sampler?
  /// The record of the displayed views and layers, which is written at the end of a trace, or `nil`
  /// if it's off.
  package var shownRecord: ShownRecord?
  /// The touches since the start of the scene.
  package internal(set) var touchLog = TouchLog()
  /// The answered statements of the session.
  var transcript = SessionTranscript()

  /// Restarts the records for a new scene.
  mutating func begin(_ simulation: Simulation) {
    touchLog.restart()
    sampler?.begin()
    shownRecord?.begin(simulation)
  }

  /// Takes the last samples of a scene that ends.
  mutating func finish(_ simulation: Simulation) {
    shownRecord?.finish(simulation)
    sampler?.end(simulation)
  }

  /// Continues the records in a simulation that replaces another one.
  mutating func turn(from other: Simulation?, to simulation: Simulation?) {
    // At the same instant of the same scene, the sample shows the state in the other simulation.
    if let other, other.now != simulation?.now || other.name != simulation?.name {
      sampler?.leave(other)
    }
    guard shownRecord != nil else { return }
    if let other { shownRecord?.finish(other) }
    if let simulation { shownRecord?.begin(simulation) }
  }

  /// Stops taking samples and recording displayed values.
  mutating func stop() { (sampler, shownRecord) = (nil, nil) }
}

/// The statements that a session has answered, in the order in which the user typed them.
///
/// Statements that were undone, replays by `again`, and statements that only show something are
/// included. A copy shares the storage. The answers themselves aren't kept; to write a transcript,
/// the statements are executed again.
struct SessionTranscript: Sendable {
  /// A statement that the session has answered.
  struct Typed: Sendable {
    let statement: Statement
    let isLast: Bool
  }

  /// The session before the first statement.
  // This is a class, because a structure that is part of a session can't contain a session.
  final class Opening: Sendable {
    let session: Session

    init(_ session: Session) { self.session = session }
  }

  private(set) var opening: Opening?
  private(set) var typed = PagedArray<Typed>()

  /// Whether no statement has been answered.
  var isEmpty: Bool { opening == nil }

  /// Adds a statement.
  ///
  /// - Parameters:
  ///   - isLast: Whether no other statement follows on its line.
  ///   - opening: The session before the statement, which is needed only for the first statement.
  mutating func add(_ statement: Statement, isLast: Bool, opening: Session?) {
    if let opening { self.opening = Opening(opening) }
    typed.append(Typed(statement: statement, isLast: isLast))
  }
}

/// A sampler that reads the values at paths in every frame while time passes.
package struct Sampler: Sendable {
  /// The paths to read.
  package let paths: [String]
  /// Whether samples contain the screen.
  private let showsScreen: Bool
  /// The samples since the last call to `takeSamples()`, sorted by time.
  private var samples: [Sample] = []
  /// The number of scenes started so far.
  private var scene = 0
  /// The last sample.
  private var last: Sample?
  /// Whether a sample is due at the current instant; it's taken when time leaves the instant, so that
  /// it shows the state after everything that happens then.
  private var isDue = false

  /// The values of the paths at an instant.
  package struct Sample: Sendable, Equatable {
    /// The number of the scene in the session, counted from 1.
    package let scene: Int
    package let time: Instant
    package let pathValues: [PathValue]
    /// What the screen shows, or `nil` if it isn't sampled.
    package let screen: ScreenFrame?
  }

  package init(paths: [String], showsScreen: Bool = false) {
    (self.paths, self.showsScreen) = (paths, showsScreen)
  }

  /// Starts the samples of a new scene, the first of which is due at its start.
  mutating func begin() {
    scene += 1
    isDue = true
  }

  /// Notes that a frame has been reached, so that a sample is due.
  mutating func reachFrame() { isDue = true }

  /// Takes the sample that is due, if any; called before time passes, or the simulation is replaced.
  ///
  /// - Parameter instant: The instant to which time passes.
  mutating func leave(_ simulation: Simulation, for instant: Instant = .latest) {
    if isDue, instant > simulation.now { take(simulation) }
  }

  /// Takes the last sample of a scene, whose instant rarely falls on a frame; does nothing if the
  /// previous sample is equal.
  mutating func end(_ simulation: Simulation) {
    let before = last
    take(simulation)
    if last == before { samples.removeLast() }
  }

  /// Returns the samples, and removes them.
  mutating func takeSamples() -> [Sample] {
    defer { samples = [] }
    return samples
  }

  /// Returns the instant of the first frame after an instant, or `nil` if that frame is later than
  /// a limit.
  func frame(after now: Instant, until instant: Instant, _ frames: Frames) -> Instant? {
    guard instant > now else { return nil }
    let frame = frames.instant(of: frames.number(after: now))
    return frame <= instant && frame < .latest ? frame : nil
  }

  /// Takes a sample of the current values.
  private mutating func take(_ simulation: Simulation) {
    isDue = false
    let sample = Sample(
      scene: scene, time: simulation.now, pathValues: paths.map { simulation.read($0) ?? .absent },
      screen: showsScreen ? ScreenFrame(simulation) : nil)
    samples.append(sample)
    last = sample
  }
}

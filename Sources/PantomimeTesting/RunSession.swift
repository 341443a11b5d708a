import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session that executes statements in the state of a simulation, and returns their answers.
///
/// The last gesture is replayed as the statements that a script would use, so that `why` finds the
/// change that would flip the outcome.
struct RunSession {
  var session = Session()
  /// The answer to the last gesture, or an empty text if that gesture can't be written as
  /// statements.
  private(set) var outcome = ""

  /// Creates a session that begins in the current state of a simulation, without replaying its last
  /// gesture.
  init(at app: Simulation) { session.begin(app, keepsSettings: true) }

  /// Creates a session in the state of a simulation by replaying the simulation's last gesture and
  /// the inputs after it.
  init(replaying app: Simulation) {
    guard let last = PlayedGesture(lastOf: app), let statements = last.statements(in: app),
      let start = try? app.replayed(first: last.inputs.lowerBound, until: last.start)
    else {
      self.init(at: app)
      return
    }
    self.init(at: start)
    for statement in statements { outcome = (try? answer(statement)) ?? "" }
    for entry in app.log.inputs[last.inputs.upperBound...] { feed(entry) }
    try? session.advance(to: app.now, span: Span(0, 0))
    if session.simulation?.trace != app.trace { self = RunSession(at: app) }
  }

  /// Handles an input from the log at its instant; if the input was refused the first time, it is
  /// refused again.
  mutating func feed(_ entry: InputLog.Entry) {
    try? session.advance(to: entry.time, span: Span(0, 0))
    _ = try? session.handle(entry.input, span: Span(0, 0))
  }

  /// Executes a statement, and returns its answer, including its output.
  mutating func answer(_ line: String) throws(ScriptError) -> String {
    try session.answer(line: line, style: RunSession.style).text
  }

  /// Executes a statement, and returns the assertions that failed.
  mutating func failures(_ line: String) throws(ScriptError) -> [Failure] {
    var failures: [Failure] = []
    for statement in try session.read(line) {
      try session.check(statement)
      failures += try session.execute(statement).failures
    }
    return failures
  }

  /// Ends the scene, and returns the assertions that failed.
  mutating func end() -> [Failure] { session.end().failures }

  /// The causal chain of the last outcome, including the change that would have flipped the
  /// outcome, or an empty text if there was no outcome.
  var why: String {
    var session = session
    let why = (try? session.answer(line: "why", style: RunSession.style).text) ?? ""
    // In the answer, statements are in backticks; the statement that has options repeats the
    // gesture with a change.
    let parts = why.split(separator: "`", omittingEmptySubsequences: false)
    guard let change = parts.enumerated().first(where: { $0 % 2 == 1 && $1.contains("=") })?.1
    else {
      return why
    }
    let arguments = change.split { $0.isWhitespace }.dropFirst().compactMap {
      RunSession.argument(String($0))
    }
    guard !arguments.isEmpty else { return why }
    return why + "in Swift  \(arguments.joined(separator: ", "))\n"
  }

  /// Returns the argument of a Swift method that corresponds to an option of a gesture's statement,
  /// or `nil` if no method has such an argument.
  private static func argument(_ option: String) -> String? {
    let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "by": return "by: (\(parts[1].replacing(",", with: ", ")))"
    case "over", "hold": return "\(parts[0]): .seconds(\(parts[1]))"
    case "dx", "dy", "vx", "vy": return "\(parts[0]): \(parts[1])"
    default: return nil
    }
  }

  /// The film strip of the last gesture and the time after it, or `nil` if there is nothing to
  /// draw.
  var strip: Picture? {
    var session = session
    guard let statement = try? session.read("strip").first,
      case .picture(let picture)? = try? session.execute(statement).response
    else { return nil }
    return picture
  }

  static let style = Style(hasColor: false, isUnicode: true, columns: 100)
}

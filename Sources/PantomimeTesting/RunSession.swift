import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session in the state of a simulation, which answers in the words of the language.
///
/// The last gesture is replayed as the statements that a script would use, so that `why` finds the
/// change that would flip the outcome.
struct RunSession {
  var session = Session()
  /// The answer to the last gesture, or an empty text if it can't be written as statements.
  private(set) var outcome = ""

  /// Creates a session that shows a simulation, without a gesture.
  init(at app: Simulation) { session.begin(app, keepsSettings: true) }

  /// Creates a session by replaying a run.
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

  /// Feeds a logged input; an input that was refused the first time is refused again.
  mutating func feed(_ entry: InputLog.Entry) {
    try? session.advance(to: entry.time, span: Span(0, 0))
    _ = try? session.handle(entry.input, span: Span(0, 0))
  }

  /// Executes a statement, and returns its answer and output.
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

  /// The causal chain of the last outcome, with the change that would have flipped it, or an empty
  /// text if there was no outcome.
  var why: String {
    var session = session
    let why = (try? session.answer(line: "why", style: RunSession.style).text) ?? ""
    // Statements are in backticks; the one with options repeats the gesture.
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

  /// Returns the argument of a method that corresponds to an option of a gesture's statement, or
  /// `nil` if no method has one.
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

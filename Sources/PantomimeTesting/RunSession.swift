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
  /// The last gesture as a drag, or `nil` if it is something else.
  private var drag: TouchSynthesizer?

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
    drag = last.drag(in: app)
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
    var (why, change): (String, NamedValue?) = ("", nil)
    try? session.answer(line: "why") { answered in
      why += answered.text(style: RunSession.style)
      guard case .explained(let explanation) = answered.step.response else { return }
      change = explanation.links.compactMap { $0.flip?.change }.first
    }
    return why + (change.flatMap { inSwift($0) }.map { "in Swift  \($0)\n" } ?? "")
  }

  /// Returns the arguments of a Swift method that make a change to the last gesture, or `nil` if no
  /// method has such arguments.
  private func inSwift(_ change: NamedValue) -> String? {
    let (name, value) = (change.name.text, change.value.text)
    if ["dx", "dy", "vx", "vy"].contains(name) { return "\(name): \(value)" }
    guard let drag, drag.translation != Vector(), ["by", "over", "hold"].contains(name) else {
      return nil
    }
    func argument(_ name: String, _ value: String) -> String {
      name == "by"
        ? "by: (\(value.replacing(",", with: ", ")))" : "\(name): .seconds(\(value))"
    }
    guard drag.isPerhapsFlick else { return argument(name, value) }
    // The method `flick` has none of these arguments, but `drag` makes the same touches.
    let (way, duration) = (drag.translation, Numerals.text(drag.duration))
    let arguments = [
      argument("by", name == "by" ? value : "\(Numerals.text(way.dx)),\(Numerals.text(way.dy))"),
      argument("over", name == "over" ? value : duration),
    ]
    let all = name == "hold" ? arguments + [argument(name, value)] : arguments
    return "drag(\(all.joined(separator: ", ")))"
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

extension TouchSynthesizer {
  /// Whether the method `flick` could have made these touches.
  fileprivate var isPerhapsFlick: Bool {
    hold == 0
      && [Vector(dx: 100), Vector(dx: -100), Vector(dy: 100), Vector(dy: -100)].contains {
        ($0.dx - translation.dx).magnitude < 1e-6 && ($0.dy - translation.dy).magnitude < 1e-6
      }
  }
}

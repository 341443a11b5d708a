import PantomimeKit
import PantomimeScenes

/// The scene that a statement starts automatically if none is running.
///
/// A statement that adds a view, a scroll view, a recognizer or an animator starts an empty stage;
/// a gesture at a prompt starts an example.
package enum FirstScene {
  /// The scene that a gesture starts at a prompt; the language page names it.
  package static let example = "city-guide"

  /// Returns the name of the scene that the command starts automatically, or `nil` if it starts
  /// none.
  package static func name(for command: AnyCommand, offersExample: Bool) -> String? {
    switch command.role {
    case .maker(let construction, _): construction.beginsStage ? Blank.name : nil
    case .pan, .fingers, .gesture, .tap: offersExample ? example : nil
    case .plain, .scene, .restart, .definition, .preference, .use, .reaction, .travel, .head,
      .expectation:
      nil
    }
  }

  /// Returns the scene that a statement would start automatically now, or `nil` if a scene is
  /// running or the statement needs none.
  static func simulation(
    for statement: Statement, in session: Session
  ) throws(ScriptError) -> Simulation? {
    guard session.simulation == nil,
      let name = name(for: statement.command, offersExample: session.host.offersExample)
    else { return nil }
    return try begin(name, statement.span, in: session.catalogue)
  }

  /// Returns the scene at its start.
  static func begin(
    _ name: String, _ span: Span, in catalogue: Catalogue
  ) throws(ScriptError) -> Simulation {
    let entry = try Word(name, span).scene(in: catalogue)
    do throws(OptionError) {
      return try entry.start(SceneOptions(entry.options))
    } catch {
      throw ScriptError("invalid '\(error.option)'", span, hint: error.problem)
    }
  }
}

extension Construction {
  /// Whether a session without a scene may begin with the command, because the command needs no
  /// existing object.
  fileprivate var beginsStage: Bool {
    switch self {
    case .view, .scrollView, .animator, .gesture: true
    case .change, .completion, .running, .viewAnimation, .layer, .follow, .connection: false
    }
  }
}

extension Session {
  /// Returns the session in which the statement will run, after any scene that starts automatically
  /// has started.
  func opened(for statement: Statement) throws(ScriptError) -> Session {
    guard let scene = try FirstScene.simulation(for: statement, in: self) else { return self }
    var opened = self
    opened.begin(scene)
    return opened
  }
}

import PantomimeKit

/// `live`: opens a view of the scene in which the mouse acts as the finger.
struct Live: Command {
  static let form = Form(
    "live", "Shows the scene in the terminal, where the mouse acts as the finger.",
    details:
      "Press the mouse button to touch down, drag, and release it to lift. Without a mouse, the "
      + "arrow keys move the finger by 10 points (20 with Shift), and the space bar touches down "
      + "and lifts. Each drag becomes one statement `touches \"…\"` of the session, so "
      + "`why`, `again`, `undo` and `save` apply to it; `u` undoes the last one. Escape cancels a "
      + "touch, or leaves, as `q` does. If the terminal loses focus, the touch is cancelled. "
      + "In tmux, the mouse needs `set -g mouse on`.",
    example: ["scene city-guide", "live"])

  static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "takes over the terminal, which a 'when' cannot do")

  private let verb: Span

  init(_ arguments: inout Arguments) throws(ScriptError) { verb = arguments.verb.span }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try scene.mayUseScreen(verb)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    _ = try session.running(verb)
    try session.host.needsScreen(verb)
    return .screen(.live)
  }
}

extension SceneCheck {
  /// Throws an error if a script that is replayed, checked or traced contains a statement that
  /// takes over the terminal.
  func mayUseScreen(_ span: Span) throws(ScriptError) {
    guard files.isPossible, files.writing == nil else { return }
    throw ScriptError.noScreen(span)
  }
}

extension SessionHost {
  /// Throws an error if a statement takes over the terminal but the host has no terminal.
  func needsScreen(_ span: Span) throws(ScriptError) {
    if hasScreen { return }
    guard hasPlainTerminal else { throw ScriptError.noScreen(span) }
    throw ScriptError(
      "this terminal can't show a full-screen view", span,
      hint:
        "start the program with the terminal's name in TERM, such as TERM=xterm; strip and plot "
        + "need no such terminal")
  }
}

extension ScriptError {
  fileprivate static func noScreen(_ span: Span) -> ScriptError {
    ScriptError(
      "this needs a terminal, and only the prompt has one", span,
      hint: "type it at the prompt; strip and plot need no terminal")
  }
}

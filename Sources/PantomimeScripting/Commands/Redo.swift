import PantomimeKit
import PantomimeReporting

/// `redo [N]`: redoes undone steps.
struct Redo: Command {
  static let form = Form(
    "redo", "Repeats the last undone step, or several.",
    details: "Undone steps can be repeated until another step is made.",
    positionals: [Positional(.number, isOptional: true)],
    example: ["scene city-guide", "tap on=card", "undo", "redo"])

  private let count: Int
  private let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = arguments.next()
    count =
      try word.map { word throws(ScriptError) in
        try word.steps("a number of steps", instead: "for example: redo 3")
      } ?? 1
    span = word?.span ?? arguments.verb.span
  }

  var role: CommandRole { .travel }

  var undoBehavior: UndoBehavior { .past(isStep: false) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let undone = session.history?.undone ?? 0
    let before = session.history?.count ?? 0
    guard let other = session.redone(count), let last = other.history?.past?.done else {
      if session.host.shouldStop() { throw ScriptError.interrupted(span) }
      throw ScriptError(
        undone == 0
          ? "nothing to redo"
          : "\(undone) step\(undone == 1 ? " was" : "s were") undone, not \(count)", span,
        hint: undone == 0 ? "`redo` repeats undone steps" : "write `redo \(undone)`")
    }
    session.become(other)
    return SessionSummary(session).response(
      Clause(
        .redone, count: count,
        detail: last.summary(from: last.first(behind: before), count)),
      still: last.keptNames(behind: before))
  }
}

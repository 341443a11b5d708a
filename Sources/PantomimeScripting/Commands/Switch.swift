import PantomimeKit
import PantomimeReporting

/// `switch NAME`: continues in another fork of the session.
struct Switch: Command {
  static let form = Form(
    "switch", "Continues in another fork of the session.",
    details: "`fork NAME` makes a fork, `fork` lists them.",
    positionals: [Positional(.fork)],
    example: ["scene city-guide", "fork gentle", "tap on=card", "switch main"])

  private let name: Word

  init(_ arguments: inout Arguments) throws(ScriptError) {
    name = try arguments.next("the name of a fork", example: "switch main")
  }

  var role: CommandRole { .travel }

  var undoBehavior: UndoBehavior { .past(isStep: false) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    guard name.text != session.history.branch else {
      return SessionSummary(session).response(Clause(.present, name.text))
    }
    guard let other = session.history?.switched(to: name.text, from: session) else {
      throw ScriptError.noFork(name, in: session)
    }
    session.become(other.withPersistentState(of: session))
    return SessionSummary(session).response(Clause(.switched, name.text))
  }
}

extension ScriptError {
  /// Returns the error for a name that doesn't belong to a fork.
  static func noFork(_ name: Word, in session: Session) -> ScriptError {
    let names = session.history.branches
    return ScriptError(
      "unknown fork '\(name.text)'", name.span,
      hint: names.count > 1
        ? Spelling.hint(name.text, among: names, what: "forks")
        : "`fork \(name.text)` creates it")
  }
}

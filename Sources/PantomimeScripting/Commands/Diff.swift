import PantomimeKit

/// `diff NAME`: shows where another fork diverges, and the current differences.
struct Diff: Command {
  static let form = Form(
    "diff", "Shows where another fork diverges, why, and what differs now.",
    details: "It names the first statement that differs, the first event with its reason, then the "
      + "paths that differ now. If the events are no longer kept (`set trace=last:…`), it reports that.",
    positionals: [Positional(.fork)],
    example: [
      "scene city-guide", "fork gentle", "drag on=card by=0,-20", "switch main",
      "drag on=card by=0,-200", "diff gentle",
    ])

  private let name: Word

  init(_ arguments: inout Arguments) throws(ScriptError) {
    name = try arguments.next("the name of a fork", example: "diff main")
  }

  var undoBehavior: UndoBehavior { .past(isStep: false) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    guard name.text != session.history.branch else {
      throw ScriptError(
        "'\(name.text)' is the current fork", name.span,
        hint: session.history.branches.count > 1
          ? "name another: \(session.history.branches.filter { $0 != name.text }.joined(separator: ", "))"
          : "fork NAME makes another")
    }
    guard let other = session.history?.switched(to: name.text, from: session) else {
      throw ScriptError.noFork(name, in: session)
    }
    return .page(try ForkDifference(session, other).page(name.span))
  }
}

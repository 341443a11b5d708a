import PantomimeKit
import PantomimeReporting

/// `fork [NAME]`: continues in a copy of the session with that name, or lists the copies.
struct ForkCommand: Command {
  static let form = Form(
    "fork", "Copies the session under a new name and continues there.",
    details:
      "The copy is a snapshot of the session; changes in one fork do not affect the "
      + "others. The first is called \(SessionHistory.main). `fork` alone lists the forks. `switch NAME` "
      + "continues in another one, `diff NAME` shows how it differs.",
    positionals: [Positional(.name, isOptional: true)],
    example: ["scene city-guide", "tap on=card", "fork gentle"])

  private let name: Word?

  init(_ arguments: inout Arguments) throws(ScriptError) {
    name = arguments.next()
    if let name { _ = try name.newName() }
  }

  var undoBehavior: UndoBehavior { .past(isStep: false) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    guard let name else { return .page(Self.list(session)) }
    guard !session.history.branches.contains(name.text) else {
      throw ScriptError(
        "the fork '\(name.text)' already exists", name.span,
        hint: name.text == session.history.branch
          ? "it is the current one" : "write switch \(name.text), or choose another name")
    }
    let copied = session.history.branch
    var history = session.history
    history?.fork(name.text, of: session)
    session.history = history
    return SessionSummary(session).response(Clause(.forked, name.text, detail: copied))
  }

  private static func list(_ session: Session) -> Page {
    var table = PlainTable([
      .init("fork"), .init("at s", .decimal), .init("steps", .decimal), .init("state"),
    ])
    for name in session.history.branches {
      let isPresent = name == session.history.branch
      guard let fork = isPresent ? session : session.history?.switched(to: name, from: session)
      else { continue }
      table.add(
        [
          name, Numerals.text(fork.now.seconds, decimals: Numerals.shownDecimals),
          "\(fork.history?.count ?? 0)", SessionSummary(fork).clause.text,
        ], isMarked: isPresent)
    }
    var page = Page()
    page.add(table)
    return page
  }
}

/// `quit`: ends the session.
struct Quit: Command {
  static let form = Form(
    "quit", "Ends the session.",
    details: "In a file, nothing can follow it, and a file with it cannot be used by another.",
    example: ["quit"])

  static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "ends the session, which a 'when' cannot do")

  init(_ arguments: inout Arguments) throws(ScriptError) {}

  var role: CommandRole { .quit }

  var undoBehavior: UndoBehavior { .look }

  func run(in session: inout Session) throws(ScriptError) -> Response { .quit }
}
